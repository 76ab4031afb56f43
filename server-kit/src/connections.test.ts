import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allowUpload } from './allow-upload.ts';
import { boundAddress, maxAddressBytes, guardRequests } from './guard-requests.ts';
import { clientErrorHandler } from './client-error-handler.ts';
import { closeUnusedConnections } from './close-unused-connections.ts';
import { connectionOptions } from './connection-options.ts';
import type { ConnectionLimits } from './connection-options.ts';
import { requestWithBody, talk } from './testing/index.ts';

const megabyte = 1024 * 1024;
let app: FastifyInstance;
afterEach(() => app.close());

function build(limits: Partial<ConnectionLimits> = {}): void {
  app = Fastify({
    ...connectionOptions({ checkEveryMs: 20, ...limits }),
    rewriteUrl: boundAddress,
    bodyLimit: megabyte / 2,
    clientErrorHandler: clientErrorHandler(({ message }) => ({ headers: { 'x-own': 'yes' }, body: message })),
  });
  guardRequests(app);
  app.post('/refused', { onRequest: (_request, reply) => void reply.code(401).send('no') }, () => 'never');
  app.post('/read', () => 'read');
  app.get('/stream', (_request, reply) => reply.send(new Blob(['streamed']).stream()));
  app.get('/hijacked', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, ['x-raw', '1']);
    reply.raw.end('raw', 'utf8', () => undefined);
  });
  app.get('/nothing', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(304).end();
  });
  app.addContentTypeParser('video/mp4', (_request, payload, done) => done(null, payload));
  const asUpload = (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
    allowUpload(request.raw, { bodyMs: 1_000, answerMs: 1_000 });
    done();
  };
  app.post(
    '/upload',
    { onRequest: asUpload },
    async (request) => `${(await buffer(request.raw)).length} bytes`,
  );
  app.get('/second-request', () => 'the second answer');
}

async function listen(): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

const text = { 'content-type': 'text/plain' };

test.each([
  ['an answer before the body', '401', { path: '/refused', headers: text }],
  ['a body above the limit', '413', { path: '/read', headers: text }],
  ['a chunked body above the limit', '413', { path: '/read', headers: text, isChunked: true }],
  ['an unknown type', '415', { path: '/read', headers: { 'content-type': 'image/png' } }],
  ['an unknown address', '404', { path: '/none', headers: { 'content-type': 'image/png' } }],
  ['a GET with a body', '200', { method: 'GET', path: '/second-request' }],
  ['a HEAD with a body', '200', { method: 'HEAD', path: '/second-request' }],
  ['a streamed answer', '200', { method: 'GET', path: '/stream' }],
  ['an answer past Fastify', '200', { method: 'GET', path: '/hijacked' }],
  ['an answer without a body', '304', { method: 'GET', path: '/nothing' }],
  ['an address that is too long', '414', { path: `/${'a'.repeat(maxAddressBytes)}`, headers: text }],
])('%s: the whole of it arrives, and the connection closes in good order', async (_, status, request) => {
  build();
  const { heard, fault } = await talk(await listen(), requestWithBody({ ...request, bytes: 2 * megabyte }));
  expect(heard).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(heard.toLowerCase()).toContain('connection: close');
  expect(heard.match(/HTTP\/1\.1/g)).toHaveLength(1);
  expect(fault).toBeUndefined();
});

test.each(['/read', '/none', '/refused'])(
  'after a body that arrived whole, %s leaves the connection open',
  async (path) => {
    build();
    const packet = [...requestWithBody({ path, headers: text, bytes: 1_000 })].join('');
    const { heard, fault } = await talk(await listen(), [packet]);
    expect(heard.match(/HTTP\/1\.1/g)).toHaveLength(2);
    expect(heard).toMatch(/the second answer$/);
    expect(fault).toBeUndefined();
  },
);

test('a client that waits for the answer gets it at once, and the connection does not wait for ever', async () => {
  build({ lingerMs: 300 });
  const { heard, tookMs } = await talk(await listen(), [
    'POST /refused HTTP/1.1\r\nhost: a\r\ncontent-length: 1000\r\n\r\nonly this',
  ]);
  expect(heard).toMatch(/\r\n\r\nno$/);
  expect(heard.toLowerCase()).toContain('content-length: 2\r\n');
  expect(tookMs).toBeGreaterThan(250);
  expect(tookMs).toBeLessThan(3_000);
});

test('the rest of a body is not read without a bound', async () => {
  build({ lingerBytes: megabyte });
  const parts = requestWithBody({ path: '/refused', headers: text, bytes: 64 * megabyte });
  const sent = { bytes: 0 };
  const { heard } = await talk(await listen(), counted(parts, sent));
  expect(heard).toMatch(/^HTTP\/1\.1 401 /);
  expect(sent.bytes).toBeLessThan(32 * megabyte);
});

test.each([
  ['no bytes at all', []],
  ['half a line', ['GET / HT']],
  ['headers without an end', ['GET / HTTP/1.1\r\nhost: a\r\n']],
])('%s: the connection is cut off when the time for headers is over', async (_, parts) => {
  build({ headersMs: 100, requestMs: 60_000 });
  const { heard, tookMs } = await talk(await listen(), parts);
  expect(heard).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\nx-own: yes/);
  expect(tookMs).toBeLessThan(3_000);
});

test('a body that does not end is cut off when the time for requests is over', async () => {
  build({ headersMs: 100, requestMs: 200 });
  const { heard, tookMs } = await talk(await listen(), [
    'POST /read HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\ncontent-length: 10\r\n\r\nhalf',
  ]);
  expect(heard).toMatch(/^HTTP\/1\.1 408 /);
  expect(tookMs).toBeLessThan(3_000);
});

test('an upload may take longer than another body, and is cut off in its own time', async () => {
  build({ headersMs: 50, requestMs: 100 });
  const port = await listen();
  const head = (length: number) =>
    `POST /upload HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: video/mp4\r\ncontent-length: ${length}\r\n\r\n`;
  async function* slowly() {
    yield head(10);
    await wait(400);
    yield 'all of it.';
  }
  expect((await talk(port, slowly())).heard).toMatch(/\r\n\r\n10 bytes$/);
  const { heard, tookMs } = await talk(port, [`${head(20)}half`]);
  expect(heard).toBe('');
  expect(tookMs).toBeGreaterThan(900);
  expect(tookMs).toBeLessThan(4_000);
});

test('a connection that is answered while the server stops ends after its answer', async () => {
  build();
  closeUnusedConnections(app);
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<string>();
  app.get('/slow', () => {
    asked.resolve();
    return answer.promise;
  });
  const told = talk(await listen(), ['GET /slow HTTP/1.1\r\nHost: x\r\n\r\n']);
  await asked.promise;
  const closed = app.close();
  while (app.server.listening) await new Promise(setImmediate);
  answer.resolve('the slow answer');
  const { heard, fault, tookMs } = await told;
  expect(heard).toContain('the slow answer');
  expect(fault).toBeUndefined();
  // Otherwise it is kept alive for 72 seconds.
  expect(tookMs).toBeLessThan(10_000);
  await closed;
});

test('without other limits a slow client is cut off within 15 seconds', () => {
  const { http, connectionTimeout } = connectionOptions();
  expect(Number(http.headersTimeout) + Number(http.connectionsCheckingInterval)).toBeLessThan(15_000);
  expect(Number(http.requestTimeout) + Number(http.connectionsCheckingInterval)).toBeLessThan(15_000);
  expect(connectionTimeout).toBeLessThanOrEqual(15_000);
  expect(http.keepAliveTimeout).toBeGreaterThan(60_000);
});

test.each([
  [
    'more headers than a request may have',
    431,
    ['GET / HTTP/1.1\r\n', `x-big: ${'y'.repeat(megabyte)}\r\n\r\n`],
  ],
  ['no HTTP', 400, ['hello\r\n\r\n', 'x'.repeat(megabyte)]],
])('%s: the refusal arrives although more was sent', async (_, status, parts) => {
  build();
  const { heard } = await talk(await listen(), parts);
  expect(heard).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(heard.match(/HTTP\/1\.1/g)).toHaveLength(1);
});

test.each(['/%', '/second-request?'])(
  'an address that is too long is 414, with any content: %s',
  async (start) => {
    build();
    const at = start.padEnd(maxAddressBytes, 'a');
    expect((await app.inject(at)).statusCode).not.toBe(414);
    expect((await app.inject(`${at}a`)).json()).toMatchObject({ statusCode: 414, code: 'URL_TOO_LONG' });
  },
);

function* counted(parts: Iterable<string | Buffer>, sent: { bytes: number }): Generator<string | Buffer> {
  for (const part of parts) {
    sent.bytes += part.length;
    yield part;
  }
}
