import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { closeIncompleteRequests } from './close-incomplete-requests.ts';
import { fetchWithDeadline } from './fetch-with-deadline.ts';

let app: FastifyInstance;
afterEach(() => app.close());

async function listen(): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

test('a connection ends after an answer that came before the whole body', async () => {
  app = Fastify();
  closeIncompleteRequests(app);
  app.addHook('onRequest', (_request, reply) => reply.code(413).send('too large'));
  app.post('/', () => 'never');
  const socket = connect(await listen(), '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1000\r\n\r\nonly this');
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer.toLowerCase()).toContain('connection: close');
});

test('a connection stays when there was no body, or all of it came', async () => {
  app = Fastify();
  closeIncompleteRequests(app);
  app.get('/', () => 'fine');
  app.post('/', () => 'fine');
  await listen();
  for (const init of [{}, { method: 'POST', body: 'whole' }]) {
    const { port } = app.server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/`, init);
    expect([response.headers.get('connection'), await response.text()]).toEqual(['keep-alive', 'fine']);
  }
});

test('a call to a server that never answers ends, and so does one whose body never ends', async () => {
  app = Fastify({ forceCloseConnections: true });
  app.get('/silent', () => new Promise(() => undefined));
  app.get('/endless', (_request, reply) => {
    reply.hijack();
    reply.raw.write('begun');
  });
  const address = `http://127.0.0.1:${await listen()}`;
  const call = fetchWithDeadline(fetch, 50);
  await expect(call(`${address}/silent`)).rejects.toMatchObject({ name: 'TimeoutError' });
  const response = await call(`${address}/endless`);
  await expect(response.text()).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('the caller may end a call before its deadline', async () => {
  app = Fastify({ forceCloseConnections: true });
  app.get('/silent', () => new Promise(() => undefined));
  const address = `http://127.0.0.1:${await listen()}`;
  const call = fetchWithDeadline(fetch, 60_000)(`${address}/silent`, { signal: AbortSignal.timeout(20) });
  await expect(call).rejects.toMatchObject({ name: 'TimeoutError' });
});
