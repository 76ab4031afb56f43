import type { Messages } from '../src/contract/index.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { samples } from './support/samples.ts';

const thanks = 'Your message has been sent successfully! We will get back to you soon.';
let api: TestApp;
let token: string;

beforeEach(async () => {
  api = await buildTestApp();
  ({ token } = await api.login());
});
afterEach(() => api.close());

const send = (body: object, ip?: string) => api.call('POST', '/api/contact', { body, ip });
const read = async (folder = 'inbox') =>
  (await api.call('GET', `/api/messages?folder=${folder}`, { token })).json<Messages>();

test('a message is stored and answered with the specified text', async () => {
  const answer = await send({ ...samples.message, access_key: 'k', fillTimeMs: 30_000 });
  expect(answer.json()).toEqual({ success: true, message: thanks });
  expect(await read()).toMatchObject({ total: 1, unread: 1, messages: [samples.message] });
});

test('urlencoded and multipart forms are taken too', async () => {
  const urlencoded = await api.call('POST', '/api/contact', {
    body: new URLSearchParams(samples.message).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(urlencoded.json()).toEqual({ success: true, message: thanks });
  const form = new FormData();
  for (const [name, value] of Object.entries(samples.message)) form.append(name, value);
  const request = new Request('http://x', { method: 'POST', body: form });
  const multipart = await api.call('POST', '/api/contact', {
    body: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  });
  expect(multipart.statusCode).toBe(200);
  expect((await read()).total).toBe(2);
});

test('a browser without script gets a page, for success and for faults', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
  const sent = await api.call('POST', '/api/contact', {
    body: new URLSearchParams(samples.message).toString(),
    headers,
  });
  expect(sent.headers['content-type']).toContain('text/html');
  expect(sent.body).toContain(thanks);
  const faulty = await api.call('POST', '/api/contact', { body: 'name=A&email=%3Cb%3E', headers });
  expect(faulty.statusCode).toBe(400);
  expect(faulty.body).toContain('Email must be one e-mail address');
});

test.each([
  ['a filled honeypot', { botcheck: 'http://spam.example' }],
  ['a form filled in under two seconds', { fillTimeMs: 900 }],
])('%s is answered as success and filed as spam', async (_name, extra) => {
  expect((await send({ ...samples.message, ...extra })).json()).toEqual({ success: true, message: thanks });
  expect(await read()).toMatchObject({ total: 0, unread: 0 });
  expect(await read('spam')).toMatchObject({ total: 1 });
});

test('an address may send five messages in ten minutes, then waits', async () => {
  for (let count = 0; count < 5; count += 1) expect((await send(samples.message)).statusCode).toBe(200);
  const refused = await send(samples.message);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500);
  expect((await send(samples.message, '203.0.113.9')).statusCode).toBe(200);
  api.clock.advance(10 * 60_000);
  expect((await send(samples.message)).statusCode).toBe(200);
});

test('all addresses together send a hundred an hour', async () => {
  for (let count = 0; count < 100; count += 1) await send(samples.message, `203.0.113.${count}`);
  expect((await send(samples.message, '203.0.113.200')).statusCode).toBe(429);
});

test('the admin marks a message as read and as spam, and deletes it', async () => {
  await send(samples.message);
  const [message] = (await read()).messages;
  const url = `/api/messages/${message?._id}`;
  const marked = await api.call('PATCH', url, { token, body: { isRead: true } });
  expect(marked.json()).toMatchObject({ isRead: true, isSpam: false });
  expect((await read()).unread).toBe(0);
  await api.call('PATCH', url, { token, body: { isSpam: true } });
  expect((await read('spam')).total).toBe(1);
  expect((await api.call('DELETE', url, { token })).json()).toEqual({
    success: true,
    message: 'Message deleted successfully',
  });
  expect((await api.call('DELETE', url, { token })).statusCode).toBe(404);
});

test.each(['a@b@c', 'a b@c.example', 'x@y.example\nBcc: z@y.example', 'plain', '<a@b.example>', 'a@b,c@d'])(
  'the e-mail %j is refused',
  async (email) => {
    const answer = await send({ ...samples.message, email });
    expect(answer.json()).toHaveProperty('fields.email');
  },
);
