/** @jest-environment node */
import { createCachedFetch } from './cached-fetch.ts';
import { createRevisionSource } from './revision.ts';

test('a last good copy is not replaced by an older answer', async () => {
  let current = 'r1';
  let named = 'r1';
  let now = 0;
  const fetch: typeof globalThis.fetch = (input) => {
    const isQuestion = String(input instanceof Request ? input.url : input).endsWith('/api/revision');
    const headers = { 'x-content-revision': named };
    return Promise.resolve(Response.json(isQuestion ? { revision: current } : { named }, { headers }));
  };
  const revision = createRevisionSource({ apiUrl: 'http://api.test', fetch, now: () => now });
  const cached = createCachedFetch(fetch, revision);
  const address = 'http://api.test/api/projects';
  const ask = async () => {
    await revision.check();
    await cached.fetch(address);
    return cached.lastGood(address)?.revision;
  };
  expect(await ask()).toBe('r1');
  current = named = 'r2';
  now += 2_000;
  expect(await ask()).toBe('r2');
  for (let count = 0; count < 70; count += 1) await cached.fetch(`${address}?made=${count}`);
  named = 'r1';
  expect(await ask()).toBe('r2');
});
