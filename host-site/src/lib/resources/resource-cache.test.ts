import { apiError } from '../api/api-error.ts';
import { createResourceCache } from './resource-cache.ts';

const api = { get: () => Promise.resolve(null) };
let now = 0;
const cacheOf = () => createResourceCache({ api, now: () => now });

test('equal resources that are asked for together load once', async () => {
  const load = jest.fn(() => Promise.resolve('x'));
  const cache = cacheOf();
  await Promise.all([cache.ensure({ key: 'a', load }), cache.ensure({ key: 'a', load })]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(cache.peek({ key: 'a', load })).toEqual({ status: 'loaded', data: 'x' });
});

test('fresh data is not fetched again, old data is', async () => {
  const load = jest.fn(() => Promise.resolve('x'));
  const cache = cacheOf();
  await cache.ensure({ key: 'a', load });
  await cache.ensure({ key: 'a', load });
  now += 31_000;
  await cache.ensure({ key: 'a', load });
  expect(load).toHaveBeenCalledTimes(2);
});

test('a failed refresh leaves what is on the screen', async () => {
  const load = jest.fn<Promise<string>, []>().mockResolvedValueOnce('x').mockRejectedValue(new Error('no'));
  const cache = cacheOf();
  await cache.ensure({ key: 'a', load });
  await cache.reload({ key: 'a', load });
  expect(cache.peek({ key: 'a', load })).toEqual({ status: 'loaded', data: 'x' });
});

test('a failure shows the specified text, a fallback with it as a notice, and a missing record is neither', async () => {
  const cache = cacheOf();
  const failing = { key: 'f', failure: 'Failed', load: () => Promise.reject(new Error('x')) };
  const fallen = { ...failing, key: 'g', fallback: ['built-in'] };
  const missing = { ...failing, key: 'm', load: () => Promise.reject(apiError('not-found', 'x', 404)) };
  await Promise.all([failing, fallen, missing].map((one) => cache.ensure(one)));
  expect(cache.peek(failing)).toEqual({ status: 'error', message: 'Failed' });
  expect(cache.peek(fallen)).toEqual({ status: 'loaded', data: ['built-in'], notice: 'Failed' });
  expect(cache.peek(missing)).toEqual({ status: 'missing' });
});
