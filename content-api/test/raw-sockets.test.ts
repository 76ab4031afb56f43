import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { requestWithBody, talk } from 'server-kit/testing';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';

let api: TestApp;
let port: number;
beforeAll(async () => {
  api = await buildTestApp();
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  port = (api.app.server.address() as AddressInfo).port;
});
afterAll(() => api.close());

const isOurShape = (answer: string) => {
  const body = answer.slice(answer.indexOf('\r\n\r\n') + 4);
  return (JSON.parse(body) as { success: boolean }).success === false;
};
const alive = async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).status === 200;

test.each([
  ['no HTTP at all', 400, 'hello\r\n\r\n'],
  ['TLS on the plain port', 400, Buffer.from('16030100a5010000a10303', 'hex')],
  ['a NUL in the path', 400, 'GET /\u0000 HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['a header without a colon', 400, 'GET / HTTP/1.1\r\nHost x\r\n\r\n'],
  ['a negative length', 400, 'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n'],
  [
    'two lengths',
    400,
    'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n',
  ],
  [
    'length and chunks together',
    400,
    'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  [
    'a bad chunk',
    400,
    'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  ],
  ['20 KB of headers', 431, `GET / HTTP/1.1\r\nHost: x\r\nX-Big: ${'y'.repeat(20_000)}\r\n\r\n`],
  ['two hosts', 400, 'GET /api/projects HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n'],
  ['HTTP/0.9', 400, 'GET /api/projects HTTP/0.9\r\nHost: x\r\n\r\n'],
  ['an unknown HTTP version', 400, 'GET / HTTP/9.9\r\nHost: x\r\n\r\n'],
])('%s is answered with %s in our shape, and the line is closed', async (_name, status, bytes) => {
  const { heard: answer } = await talk(port, [bytes]);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(isOurShape(answer)).toBe(true);
  expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
  expect(await alive()).toBe(true);
});

test('a body that breaks off is no request', async () => {
  await new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"na',
        () => socket.destroy(),
      );
    });
    socket.on('close', () => resolve());
  });
  expect(await alive()).toBe(true);
});

test('two hundred idle connections do not block a new one', async () => {
  const sockets = Array.from({ length: 200 }, () => connect(port, '127.0.0.1').on('error', () => undefined));
  expect(await alive()).toBe(true);
  for (const socket of sockets) socket.destroy();
});

test('a second request smuggled behind the first is a request of its own', async () => {
  const { heard: answer } = await talk(port, [
    'GET /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\nGET GET /api/auth/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  ]);
  expect(answer).toContain('401 Unauthorized');
});

const json = { 'content-type': 'application/json' };

test.each([
  [
    'a call without a session',
    401,
    { method: 'PUT', path: '/api/projects/65f00000a000000000000000', headers: json },
  ],
  ['a body above the limit', 413, { path: '/api/contact', headers: json }],
  ['a chunked body above the limit', 413, { path: '/api/contact', headers: json, isChunked: true }],
  [
    'a form above the limit',
    413,
    { path: '/api/contact', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
  ],
  ['a type that is not taken', 415, { path: '/api/auth/login', headers: { 'content-type': 'text/plain' } }],
  ['an unknown address', 404, { path: '/api/nothing', headers: { 'content-type': 'text/plain' } }],
  [
    'a write from another origin',
    403,
    { path: '/api/contact', headers: { ...json, origin: 'https://evil.example' } },
  ],
  ['an address that is too long', 414, { path: `/api/projects?${'q'.repeat(2_048)}`, headers: json }],
  ['an address that cannot be read', 400, { path: '/api/%', headers: json }],
  ['a list that is asked for with a body', 200, { method: 'GET', path: '/api/projects' }],
  ['the same list once more', 200, { method: 'GET', path: '/api/projects' }],
])(
  '%s is answered with %i before its body is read, and no request behind it is lost',
  async (_, status, request) => {
    const { heard, fault } = await talk(port, requestWithBody({ ...request, bytes: 2 * 1024 * 1024 }));
    expect(heard).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(heard.toLowerCase()).toContain('connection: close');
    expect(heard.match(/HTTP\/1\.1/g)).toHaveLength(1);
    expect(fault).toBeUndefined();
  },
);
