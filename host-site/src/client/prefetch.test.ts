import { stubStudio } from '../../test/stub-site.ts';
import { createPageCodes } from '../lib/page/page-codes.ts';
import { createResourceCache } from '../lib/resources/resource-cache.ts';
import { prefetchOnIntent } from './prefetch.ts';

const load = jest.fn(() => new Promise<never>(() => undefined));
const link = () => document.querySelector('a > span')!;

const runtime = {
  codes: { ...createPageCodes(), load },
  resources: createResourceCache({ api: { get: () => new Promise(() => undefined) } }),
  studio: stubStudio,
};

beforeAll(() => {
  jest.useFakeTimers();
  prefetchOnIntent(runtime);
  // The navigation bar fetches its own data; this test has no bar.
  jest.runAllTimers();
});

beforeEach(() => {
  jest.clearAllMocks();
  document.body.innerHTML = '<a href="/about"><span>About</span></a>';
});

it.each(['pointerover', 'focusin', 'touchstart'])('fetches what a link leads to on %s', (intent) => {
  link().dispatchEvent(new Event(intent, { bubbles: true }));
  jest.runAllTimers();
  expect(load).toHaveBeenCalledWith(expect.objectContaining({ name: 'about' }));
});

it('lets a click that follows at once go first', () => {
  const onClick = jest.fn(() => load.mock.calls.length);
  document.addEventListener('click', onClick, { once: true });
  for (const type of ['pointerover', 'touchstart', 'focusin', 'click']) {
    link().dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  }
  expect(onClick.mock.results).toEqual([{ type: 'return', value: 0 }]);
  jest.runAllTimers();
  expect(load).toHaveBeenCalled();
});

it('fetches nothing for other sites and the console', () => {
  document.body.innerHTML = '<a href="https://elsewhere.example/"><span>A</span></a>';
  link().dispatchEvent(new Event('pointerover', { bubbles: true }));
  document.body.innerHTML = '<a href="/admin"><span>A</span></a>';
  link().dispatchEvent(new Event('pointerover', { bubbles: true }));
  jest.runAllTimers();
  expect(load).not.toHaveBeenCalled();
});

it('fetches nothing for a pointer that only passes a link', () => {
  link().dispatchEvent(new Event('pointerover', { bubbles: true }));
  jest.advanceTimersByTime(50);
  document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
  jest.runAllTimers();
  expect(load).not.toHaveBeenCalled();
});

it('fetches the pages of the bar one after the other, so that a slow API leaves connections free', async () => {
  document.body.innerHTML =
    '<div class="site-bar"><nav><a href="/about">About</a><a href="/services">Services</a></nav></div>';
  HTMLAnchorElement.prototype.checkVisibility = () => true;
  const first = Promise.withResolvers<never>();
  load.mockReturnValueOnce(first.promise);
  prefetchOnIntent(runtime);
  jest.runAllTimers();
  expect(load.mock.calls).toEqual([[expect.objectContaining({ name: 'about' })]]);
  first.reject(new Error('No answer'));
  await jest.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'services' }));
});

it('listens to nothing where data is to be saved', () => {
  const listen = jest.spyOn(document, 'addEventListener');
  Object.assign(navigator, { connection: { saveData: true } });
  prefetchOnIntent(runtime);
  Reflect.deleteProperty(navigator, 'connection');
  jest.runAllTimers();
  expect(listen).not.toHaveBeenCalled();
  expect(load).not.toHaveBeenCalled();
  listen.mockRestore();
});
