import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { fetchWithDeadline } from './fetch-with-deadline.ts';

let app: FastifyInstance;
afterEach(() => app.close());

async function listen(): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

test('a call to a server that never answers ends, and so does one whose body never ends', async () => {
  app = Fastify({ forceCloseConnections: true });
  app.get('/silent', () => new Promise(() => undefined));
  app.get('/endless', (_request, reply) => {
    reply.hijack();
    reply.raw.write('begun');
  });
  const address = `http://127.0.0.1:${await listen()}`;
  const call = fetchWithDeadline(50);
  await expect(call(`${address}/silent`)).rejects.toMatchObject({ name: 'TimeoutError' });
  // Long enough for the beginning to arrive on a busy machine.
  const response = await fetchWithDeadline(1000)(`${address}/endless`);
  await expect(response.text()).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('the caller may end a call before its deadline', async () => {
  app = Fastify({ forceCloseConnections: true });
  app.get('/silent', () => new Promise(() => undefined));
  const address = `http://127.0.0.1:${await listen()}`;
  const call = fetchWithDeadline(60_000)(`${address}/silent`, { signal: AbortSignal.timeout(20) });
  await expect(call).rejects.toMatchObject({ name: 'TimeoutError' });
});
