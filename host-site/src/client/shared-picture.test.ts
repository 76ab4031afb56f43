import { drawNext, notePicture } from './shared-picture.ts';

const draw = jest.fn();
let start: jest.Mock;
let wantsLess: boolean;
const nameOf = (selector: string) => document.querySelector<HTMLElement>(selector)!.style.viewTransitionName;

beforeEach(() => {
  jest.useFakeTimers();
  draw.mockReset();
  wantsLess = false;
  start = jest.fn();
  Object.assign(document, { startViewTransition: start });
  window.matchMedia = () => ({ matches: wantsLess }) as MediaQueryList;
  document.body.innerHTML =
    '<article class="site-card"><picture></picture><a href="/projects/loom">Loom</a></article><a id="bare" href="/about">About</a>';
});
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  jest.useRealTimers();
});

const follow = (selector: string) => notePicture(document.querySelector(selector)!);

it('lets the picture of a card grow into the one at the top of the page', async () => {
  const finished = Promise.withResolvers<void>();
  start.mockReturnValue({ ready: Promise.reject(new Error('skipped')), finished: finished.promise });
  follow('.site-card a');
  drawNext(draw);
  expect(nameOf('.site-card picture')).toBe('work');
  draw.mockImplementation(() => {
    document.body.insertAdjacentHTML('beforeend', '<div class="head"><picture></picture></div>');
  });
  const [[change]] = start.mock.calls as [[() => void]];
  change();
  expect(draw).toHaveBeenCalledTimes(1);
  expect(nameOf('.site-card picture')).toBe('');
  expect(nameOf('.head picture')).toBe('work');
  finished.resolve();
  await finished.promise;
  await Promise.resolve();
  expect(nameOf('.head picture')).toBe('');
});

it.each([
  ['links without a picture', () => follow('#bare')],
  [
    'visitors who want less motion',
    () => {
      wantsLess = true;
      follow('.site-card a');
    },
  ],
  [
    'browsers that know none',
    () => {
      Reflect.deleteProperty(document, 'startViewTransition');
      follow('.site-card a');
    },
  ],
  ['going on without a link', () => undefined],
])('draws without a transition for %s', (_, prepare) => {
  prepare();
  drawNext(draw);
  expect(draw).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(draw).toHaveBeenCalledTimes(1);
  expect(start).not.toHaveBeenCalled();
});
