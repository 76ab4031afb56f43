import { brotliDecompressSync } from 'node:zlib';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';

let api: TestApp;
beforeEach(async () => (api = await buildTestApp()));
afterEach(() => api.close());

test('what the console reads is compressed for callers that take it, and whole', async () => {
  const { token } = await api.login();
  const ask = (encoding: string) =>
    api.app.inject({
      url: '/api/kinds',
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': encoding },
    });
  const plain = await ask('identity');
  expect(plain.headers['content-encoding']).toBeUndefined();
  const small = await ask('br');
  expect(small.headers['content-encoding']).toBe('br');
  expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
});
