import { startIslands } from './islands.ts';
import { dispatchPageLeave } from './page-change.ts';

const stop = jest.fn();
const hydrateIsland = jest.fn<Promise<() => void>, [HTMLElement]>();

jest.mock('../islands/hydrate-island.tsx', () => ({
  hydrateIsland: (place: HTMLElement) => hydrateIsland(place),
}));

const pressed = jest.fn();
const island = () => document.querySelector('[data-island]')!;
const button = () => document.querySelector('button')!;
const turns = () => new Promise((done) => setTimeout(done));

beforeAll(() => {
  globalThis.IntersectionObserver = class {
    observe = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
  startIslands();
});
beforeEach(() => {
  dispatchPageLeave();
  pressed.mockReset();
  stop.mockReset();
  hydrateIsland.mockReset();
  hydrateIsland.mockImplementation(() => {
    button().addEventListener('click', pressed);
    return Promise.resolve(stop);
  });
  document.body.innerHTML = '<div data-island="technologies"><button type="button">Backend</button></div>';
});

test('a press that comes before the island is alive is done once afterwards', async () => {
  button().click();
  await turns();
  expect(island()).toHaveAttribute('data-alive');
  expect(pressed).toHaveBeenCalledTimes(1);
  button().click();
  expect(pressed).toHaveBeenCalledTimes(2);
  expect(hydrateIsland).toHaveBeenCalledTimes(1);
});

test('without its code a press asks for it once, and the next one again', async () => {
  hydrateIsland.mockRejectedValueOnce(new Error('offline'));
  button().click();
  await turns();
  expect(hydrateIsland).toHaveBeenCalledTimes(1);
  button().click();
  await turns();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('islands end before the content of the page goes', async () => {
  button().click();
  await turns();
  dispatchPageLeave();
  expect(stop).toHaveBeenCalledTimes(1);
});
