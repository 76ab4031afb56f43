import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { samples } from './support/samples.ts';

let api: TestApp;
let token: string;
beforeEach(async () => {
  api = await buildTestApp({ env: { SITE_URL: 'https://studio.example' } });
  ({ token } = await api.login());
  for (let count = 0; count < 6; count += 1)
    await api.call('POST', '/api/projects', { token, body: samples.project });
});
afterEach(() => api.close());

const ways: Record<string, string>[] = [{}, { 'accept-encoding': 'gzip' }, { 'accept-encoding': 'br' }];
const ask = async (headers: Record<string, string> = {}) => {
  const answer = await api.call('GET', '/api/projects', { headers });
  const { date: _, ...told } = answer.headers;
  return { status: answer.statusCode, told, body: answer.rawPayload.toString('latin1') };
};

test.each([...ways, { 'if-none-match': 'W/"other"' }])(
  'whoever asks again (%j) is told exactly what the first caller was told',
  async (headers) => {
    const first = await ask(headers);
    expect(first.status).toBe(200);
    for (let count = 0; count < 3; count += 1) expect(await ask(headers)).toEqual(first);
  },
);

test('a client that has the response gets 304, from the cache as well', async () => {
  const { etag = '' } = (await ask()).told;
  const first = await ask({ 'if-none-match': etag });
  expect(first).toMatchObject({ status: 304, body: '' });
  expect(await ask({ 'if-none-match': etag })).toEqual(first);
});

test('ways of asking do not mix', async () => {
  const encodings = async () => {
    const told = await Promise.all(ways.map(ask));
    return told.map(({ told: headers }) => headers['content-encoding']);
  };
  await encodings();
  expect(await encodings()).toEqual([undefined, 'gzip', 'br']);
  const spellings = ['gzip, BR', 'BR', 'gzip;q=1, br;q=0.5', 'br;q=0, gzip', 'GZIP', 'br;q=0', '*'];
  const answers = await Promise.all(spellings.map((accepted) => ask({ 'accept-encoding': accepted })));
  expect(answers.map(({ told }) => told['content-encoding'])).toEqual([
    'br',
    'br',
    'gzip',
    'gzip',
    'gzip',
    undefined,
    'br',
  ]);
  const head = await api.call('HEAD', '/api/projects');
  expect(head.body).toBe('');
});

test('responses to other origins and to signed-in callers are not reused', async () => {
  await ask();
  const origin = 'https://studio.example';
  expect((await ask({ origin })).told['access-control-allow-origin']).toBe(origin);
  expect((await ask()).told).not.toHaveProperty('access-control-allow-origin');
  expect((await ask({ authorization: `Bearer ${token}` })).told['cache-control']).toBe('no-store');
  expect((await ask()).told['cache-control']).toBe('no-cache');
});

test('after a write the old response is not sent again', async () => {
  const first = await ask();
  await ask();
  await api.call('POST', '/api/projects', { token, body: { ...samples.project, title: 'The newest' } });
  const second = await ask();
  expect(second.body).toContain('The newest');
  expect(second.told.etag).not.toBe(first.told.etag);
});

test('a cached response is logged like any other', async () => {
  await ask();
  const before = api.logLines.length;
  await ask();
  expect(api.logLines.slice(before).join('')).toContain('"route":"/api/projects","status":200');
});
