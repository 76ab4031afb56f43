import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { samples } from './support/samples.ts';

const site = 'https://studio.example';
let api: TestApp;
let token: string;
beforeAll(async () => {
  api = await buildTestApp({ env: { SITE_URL: site, LIMITS_SCALE: '1000' } });
  ({ token } = await api.login());
});
afterAll(() => api.close());

test('every answer forbids framing, sniffing and referrers, and names no software', async () => {
  for (const url of ['/api/projects', '/nothing', '/api/about', '/healthz', '/api/%zz']) {
    const { headers } = await api.call('GET', url);
    expect(String(headers['content-security-policy']).split(/; ?/)).toEqual([
      "default-src 'none'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'none'",
    ]);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('x-powered-by');
  }
});

test('a site with https says for two years that it has it, and one without says nothing', async () => {
  const ours = await api.call('GET', '/api/projects');
  expect(ours.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  const plain = await buildTestApp();
  expect((await plain.call('GET', '/api/projects')).headers).not.toHaveProperty('strict-transport-security');
  await plain.close();
});

test('only the exact origin is named to browsers, without credentials', async () => {
  const ours = await api.call('GET', '/api/projects', { headers: { origin: site } });
  expect(ours.headers['access-control-allow-origin']).toBe(site);
  expect(ours.headers).not.toHaveProperty('access-control-allow-credentials');
  for (const origin of ['null', `${site}.evil.example`, 'http://studio.example', `${site}:444`]) {
    const foreign = await api.call('GET', '/api/projects', { headers: { origin } });
    expect(foreign.headers).not.toHaveProperty('access-control-allow-origin');
    expect(foreign.headers.vary).toContain('Origin');
  }
});

test('the preflight lists every method and header that our client uses', async () => {
  const headers = { origin: site, 'access-control-request-method': 'PATCH' };
  const answer = await api.call('OPTIONS', '/api/content/x', { headers });
  expect(answer.statusCode).toBe(204);
  expect(answer.headers).toMatchObject({
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers':
      'Authorization, Content-Type, X-XSRF-TOKEN, If-Match, If-None-Match, Idempotency-Key, X-Device',
    'access-control-max-age': '600',
  });
});

test('a write with a foreign origin is 403, even with a good token', async () => {
  const answer = await api.call('POST', '/api/projects', {
    token,
    body: samples.project,
    headers: { origin: 'https://evil.example' },
  });
  expect(answer.statusCode).toBe(403);
});

test('public reads carry an ETag and answer 304 to whoever has it; a write changes it', async () => {
  const first = await api.call('GET', '/api/projects');
  const etag = first.headers.etag as string;
  expect(first.headers['cache-control']).toBe('no-cache');
  const again = await api.call('GET', '/api/projects', { headers: { 'if-none-match': `"other", ${etag}` } });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
  await api.call('POST', '/api/projects', { token, body: samples.project });
  const changed = await api.call('GET', '/api/projects', { headers: { 'if-none-match': etag } });
  expect(changed.statusCode).toBe(200);
  expect(changed.headers.etag).not.toBe(etag);
});

test('the ETag of a record is weak, for all encodings share it, and names its bytes beside its version', async () => {
  const made = await api.call('POST', '/api/projects', { token, body: samples.project });
  const { _id, updatedAt } = made.json<{ _id: string; updatedAt: string }>();
  const tags = new Set<unknown>();
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { 'accept-encoding': encoding };
    tags.add((await api.call('GET', `/api/projects/${_id}`, { headers })).headers.etag);
  }
  const page = await api.call('GET', `/api/projects/${_id}?view=page`);
  expect([...tags]).toEqual([expect.stringMatching(new RegExp(`^W/"${updatedAt}/[\\w-]{22}"$`))]);
  expect(tags).not.toContain(page.headers.etag);
  const known = await api.call('GET', `/api/projects/${_id}`, {
    headers: { 'if-none-match': String([...tags][0]) },
  });
  expect(known.statusCode).toBe(304);
});

test('answers are compressed as the caller takes them, always with the same content', async () => {
  for (let count = 0; count < 6; count += 1)
    await api.call('POST', '/api/projects', { token, body: samples.project });
  const get = (accept?: string) =>
    api.call('GET', '/api/projects', { headers: accept === undefined ? {} : { 'accept-encoding': accept } });
  const plain = await get();
  const br = await get('gzip, deflate, br');
  const gzip = await get('gzip;q=1, br;q=0');
  expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([
    undefined,
    'br',
    'gzip',
  ]);
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  expect(plain.headers.vary).toContain('Accept-Encoding');
});

test('nothing of a signed-in caller is ever stored on the way', async () => {
  for (const url of ['/api/projects', '/api/auth/me', '/api/messages', '/api/about', '/api/revision']) {
    expect((await api.call('GET', url, { token })).headers['cache-control']).toBe('no-store');
  }
  const login = await api.call('POST', '/api/auth/login', { body: { email: 'x@y.example', password: 'x' } });
  expect(login.headers['cache-control']).toBe('no-store');
});
