import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMetrics } from 'server-kit/metrics';
import type { Tracing } from 'server-kit/tracing';
import { requestWithBody, talk, talkWhileStopping } from 'server-kit/testing';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { samples } from './support/samples.ts';

let api: TestApp;
let agent: Agent;
let port: number;
let token: string;
/** Requests that Fastify saw to their end. */
let seen: number;

/** Listens as in production, where reads that went well are not logged. */
async function listen(options: Parameters<typeof buildTestApp>[0] = {}): Promise<void> {
  seen = 0;
  api = await buildTestApp({
    logLevel: 'info',
    env: {
      SITE_URL: 'https://studio.example',
      API_HEADERS_TIMEOUT_MS: '400',
      API_REQUEST_TIMEOUT_MS: '2000',
      API_CONNECTION_TIMEOUT_MS: '1000',
    },
    extend(app) {
      app.addHook('onResponse', (_request, _reply, done) => {
        seen += 1;
        done();
      });
      app.get('/never', { config: { access: 'public' } }, () => new Promise(() => undefined));
    },
    ...options,
  });
  ({ token } = await api.login());
  for (let count = 0; count < 6; count += 1)
    await api.call('POST', '/api/projects', { token, body: samples.project });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  port = (api.app.server.address() as AddressInfo).port;
  agent = new Agent({ keepAlive: true });
}
afterEach(async () => {
  agent.destroy();
  await api.close();
});

const ways: Record<string, string>[] = [
  {},
  { 'accept-encoding': 'gzip' },
  { 'accept-encoding': 'br' },
  { cookie: 'a=b' },
];

interface Told {
  status: number | undefined;
  told: IncomingHttpHeaders;
  body: string;
  /** Whether Fastify saw the request. */
  isSeen: boolean;
}

async function ask(headers: Record<string, string> = {}, method = 'GET'): Promise<Told> {
  const before = seen;
  const asking = request({ port, host: '127.0.0.1', path: '/api/projects', method, headers, agent }).end();
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  const { date: _, ...told } = response.headers;
  const body = Buffer.concat(await response.toArray()).toString('latin1');
  return { status: response.statusCode, told, body, isSeen: seen > before };
}

describe('while nobody watches requests', () => {
  beforeEach(() => listen());

  test.each(ways)('who asks again (%j) is told the same, without Fastify', async (headers) => {
    const first = await ask(headers);
    expect(first).toMatchObject({ status: 200, isSeen: true });
    expect(first.told).toMatchObject({ 'x-content-type-options': 'nosniff', connection: 'keep-alive' });
    for (let count = 0; count < 3; count += 1)
      expect(await ask(headers)).toEqual({ ...first, isSeen: false });
  });

  test('a client that has the response gets 304', async () => {
    const { etag = '' } = (await ask()).told;
    const first = await ask({ 'if-none-match': etag });
    expect(first).toMatchObject({ status: 304, body: '', isSeen: true });
    expect(await ask({ 'if-none-match': etag })).toEqual({ ...first, isSeen: false });
  });

  test('what depends on the caller is left to Fastify', async () => {
    await ask();
    expect(await ask({}, 'HEAD')).toMatchObject({ status: 200, body: '', isSeen: true });
    const signedIn = await ask({ authorization: `Bearer ${token}` });
    expect(signedIn).toMatchObject({ isSeen: true, told: { 'cache-control': 'no-store' } });
    const origin = 'https://studio.example';
    expect((await ask({ origin })).told['access-control-allow-origin']).toBe(origin);
    expect(await ask({ 'if-none-match': 'W/"other"' })).toMatchObject({ status: 200, isSeen: true });
    expect(await ask({ 'x-preview': 'a'.repeat(43) })).toMatchObject({ status: 404, isSeen: true });
    expect(await ask()).toMatchObject({ isSeen: false, told: { 'cache-control': 'no-cache' } });
  });

  test('after a write the old response is not sent again', async () => {
    const first = await ask();
    await ask();
    await api.call('POST', '/api/projects', { token, body: { ...samples.project, title: 'The newest' } });
    const second = await ask();
    expect(second.body).toContain('The newest');
    expect(second.told.etag).not.toBe(first.told.etag);
    expect(await ask()).toEqual({ ...second, isSeen: false });
  });

  test('a response before the whole body of its request ends the connection in good order', async () => {
    await ask();
    const parts = requestWithBody({ method: 'GET', path: '/api/projects', bytes: 2 * 1024 * 1024 });
    const { heard, fault } = await talk(port, parts);
    expect(heard).toMatch(/^HTTP\/1\.1 200 /);
    expect(heard.toLowerCase()).toContain('connection: close');
    expect(heard.match(/HTTP\/1\.1/g)).toHaveLength(1);
    expect(fault).toBeUndefined();
  });

  test('connections have the limits of every server', async () => {
    const late = await talk(port, ['GET /api/projects HTTP/1.1\r\n']);
    expect(late.heard).toMatch(/^HTTP\/1\.1 408 /);
    const idle = await talk(port, ['GET /never HTTP/1.1\r\nHost: x\r\n\r\n']);
    expect(idle.heard).toBe('');
    const large = await talk(port, [`GET / HTTP/1.1\r\nHost: x\r\nX-Big: ${'y'.repeat(20_000)}\r\n\r\n`]);
    expect(large.heard).toMatch(/^HTTP\/1\.1 431 /);
  });

  test('a server that stops answers what is on its way, and ends the connection', async () => {
    await ask();
    const { heard } = await talkWhileStopping(api.app.server, '/api/projects', () => api.app.close());
    expect(heard).toMatch(/^HTTP\/1\.1 200 /);
    expect(heard.toLowerCase()).toContain('connection: close');
  });
});

test('whoever measures requests is told of repeated ones', async () => {
  const metrics = createMetrics('api');
  await listen({ metrics });
  for (let count = 0; count < 3; count += 1) await ask();
  const line =
    'http_request_duration_seconds_count{service="api",method="GET",route="/api/projects",status="200"} 3';
  expect(await metrics.registry.metrics()).toContain(line);
});

test('whoever traces requests is told of repeated ones', async () => {
  const routes: unknown[] = [];
  const tracing: Pick<Tracing, 'watch'> = {
    watch: (app) =>
      app.addHook('onRequest', ({ routeOptions }, _reply, done) => {
        routes.push(routeOptions.url);
        done();
      }),
  };
  await listen({ tracing: tracing as Tracing });
  routes.length = 0;
  for (let count = 0; count < 3; count += 1) await ask();
  expect(routes).toEqual(['/api/projects', '/api/projects', '/api/projects']);
});

test('a log of all requests has repeated ones, each with its id', async () => {
  await listen({ logLevel: 'debug' });
  const before = api.logLines.length;
  for (let count = 0; count < 3; count += 1) await ask();
  const lines = api.logLines.slice(before).map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toHaveLength(3);
  for (const line of lines)
    expect(line).toMatchObject({ route: '/api/projects', status: 200, ip: '127.0.0.1' });
  expect(new Set(lines.map(({ reqId }) => reqId)).size).toBe(3);
});
