import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { talk } from 'server-kit/testing';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { samples } from './support/samples.ts';

let api: TestApp;
beforeAll(async () => {
  api = await buildTestApp({
    extend(app) {
      const config = { access: 'public' as const };
      app.get('/throws', { config }, () => {
        throw new Error('secret detail in /var/lib');
      });
      app.get('/rejects', { config }, () => Promise.reject(new Error('secret detail in /var/lib')));
      app.get('/breaks-off', { config }, (_request, reply) =>
        reply.send(
          new Readable({
            read() {
              this.destroy(new Error('secret detail in /var/lib'));
            },
          }),
        ),
      );
    },
  });
});
afterAll(() => api.close());

test.each(['/throws', '/rejects', '/breaks-off'])(
  'a fault in a handler (%s) is 500 without detail, and told in the log',
  async (url) => {
    const answer = await api.call('GET', url);
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      success: false,
      message: 'Internal server error',
      error: 'Internal Server Error',
      code: 'INTERNAL',
      requestId: expect.any(String) as string,
    });
    expect(api.logLines.join('')).toContain('secret detail');
    expect((await api.call('GET', '/healthz')).statusCode).toBe(200);
  },
);

test('the log holds neither passwords, tokens nor what visitors wrote', async () => {
  const { token } = await api.login();
  await api.call('POST', '/api/contact', { body: { ...samples.message, message: 'very private words' } });
  await api.call('POST', '/api/auth/login', { body: { email: 'a@b.example', password: 'hunter2 hunter2' } });
  await api.call('PUT', '/api/about', { token, body: { title: 'half' } });
  const log = api.logLines.join('');
  expect(log).toContain('/api/contact');
  for (const secret of [token, 'very private words', 'hunter2', 'a long pass phrase'])
    expect(log).not.toContain(secret);
});

test('health tells no detail, and readiness names what is missing', async () => {
  expect((await api.call('GET', '/healthz')).json()).toEqual({ status: 'ok' });
  expect((await api.call('GET', '/readyz')).json()).toEqual({ status: 'ready', database: 'ok', space: 'ok' });
});

test('a request that is on its way when the server stops is answered', async () => {
  const stopping = await buildTestApp();
  await stopping.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = stopping.app.server.address() as AddressInfo;
  const begun = new Promise<void>((resolve) => {
    stopping.app.server.once('connection', (socket) => socket.once('data', () => resolve()));
  });
  async function* parts() {
    yield 'GET /healthz HTTP/1.1\r\nHost: studio.test\r\n';
    await begun;
    void stopping.close();
    yield '\r\n';
  }
  expect((await talk(port, parts())).heard).toMatch(/^HTTP\/1.1 200 /);
});

test('with the database gone, reads go on from memory, marked stale, and writes are 503 at once', async () => {
  const other = await buildTestApp();
  const { token } = await other.login();
  await other.call('GET', '/api/projects');
  await other.context.database.close();
  other.clock.advance(60_000);
  const read = await other.call('GET', '/api/projects');
  expect(read.statusCode).toBe(200);
  expect(read.headers.warning).toBe('110 - "Response is Stale"');
  expect((await other.call('GET', '/readyz')).statusCode).toBe(503);
  expect((await other.call('POST', '/api/projects', { token, body: samples.project })).statusCode).toBe(503);
  const login = await other.call('POST', '/api/auth/login', {
    body: { email: 'a@b.example', password: 'x' },
  });
  expect(login.statusCode).toBe(503);
  other.clock.advance(5 * 60_000);
  expect((await other.call('GET', '/api/projects')).statusCode).toBe(503);
  await other.close();
});

test('more than a hundred reads that wait for the database are turned away, not queued', async () => {
  const other = await buildTestApp();
  const answers = await Promise.all(
    Array.from({ length: 140 }, (_, index) => other.call('GET', `/api/projects?view=card&page=${index + 1}`)),
  );
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect(answers.find(({ statusCode }) => statusCode === 503)?.headers['retry-after']).toBe('1');
  expect((await other.call('GET', '/api/projects')).statusCode).toBe(200);
  await other.close();
});

test('beyond eighteen passwords at once a login is turned away with the time to wait', async () => {
  const other = await buildTestApp();
  const { hasher } = other.context;
  const login = () =>
    other.call('POST', '/api/auth/login', { body: { email: 'u@x.example', password: 'x' } });
  let isOver = false;
  /** Keeps a place taken, however long the login takes to ask for one: no event comes between two of its passwords. */
  async function hold(): Promise<boolean> {
    let refusals = 0;
    while (!isOver && refusals < 100)
      await hasher.hash('x').then(
        () => (refusals = 0),
        // A place is free a few promises after its answer.
        () => (refusals += 1),
      );
    return isOver;
  }
  const held = Array.from({ length: 18 }, hold);
  const refused = await login();
  isOver = true;
  expect(await Promise.all(held)).not.toContain(false);
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('2');
  expect((await login()).statusCode).toBe(401);
  await other.close();
});
