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

test.each(['toString', '__proto__'])(
  'a form with the unknown field %s is refused by its name',
  async (name) => {
    for (const form of [new URLSearchParams(), new FormData()]) {
      for (const [key, value] of Object.entries(samples.message)) form.append(key, value);
      form.append(name, '1');
      const request = new Request('http://x', { method: 'POST', body: form });
      const answer = await api.call('POST', '/api/contact', {
        body: Buffer.from(await request.arrayBuffer()),
        headers: { 'content-type': request.headers.get('content-type') ?? '' },
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ message: `Unknown field: ${name}` });
      expect(answer.body).toContain(`"${name}":"Unknown field: ${name}"`);
    }
  },
);

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

test('when a few addresses have used up the hour, theirs is filed as spam and others still get through', async () => {
  const message = (name: string) => ({ ...samples.message, name });
  for (let count = 0; count < 100; count += 1) await send(message('Flood'), `203.0.113.${count % 20}`);
  for (let minute = 0; minute < 3; minute += 1) {
    api.clock.advance(10 * 60_000);
    for (let count = 0; count < 20; count += 1) {
      expect((await send(message('More'), `203.0.113.${count}`)).json()).toEqual({
        success: true,
        message: thanks,
      });
    }
  }
  expect((await send(message('Visitor'), '198.51.100.1')).json()).toEqual({ success: true, message: thanks });
  const [newest] = (await read()).messages;
  expect(newest).toMatchObject({ name: 'Visitor', isSpam: false });
  expect(await read()).toMatchObject({ total: 101 });
  expect(await read('spam')).toMatchObject({ total: 60 });
  api.clock.advance(60 * 60_000);
  await send(message('Later'), '203.0.113.1');
  expect((await read()).messages[0]).toMatchObject({ name: 'Later' });
});

test('a flood from many addresses is kept as spam up to a bound, and never fills the disk', async () => {
  await api.close();
  const rate = (max: number) => ({ max, windowMs: 60 * 60_000 });
  api = await buildTestApp({
    changeConfig: (config) => ({
      ...config,
      limits: { ...config.limits, contactInAll: rate(10), contactFirst: rate(5), contactStored: rate(50) },
    }),
  });
  ({ token } = await api.login());
  for (let count = 0; count < 50; count += 1) {
    expect((await send(samples.message, `203.0.113.${count}`)).statusCode).toBe(200);
  }
  expect((await send(samples.message, '198.51.100.1')).statusCode).toBe(429);
  expect(await read('all')).toMatchObject({ total: 50 });
  expect(await read()).toMatchObject({ total: 15 });
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

test('what the form is told is in the language of the site, with its own words', async () => {
  const studio = (await api.call('GET', '/api/studio')).json<object>();
  await api.call('PUT', '/api/studio', { token, body: { ...studio, language: 'nb' } });
  await api.call('PUT', '/api/texts', { token, body: { 'form.sent': 'Takk!' } });
  const faulty = { ...samples.message, name: ' ', email: 'asha@', message: 'x'.repeat(5_001) };
  expect((await send(faulty)).json()).toMatchObject({
    code: 'VALIDATION',
    message: 'Skriv inn navnet ditt',
    fields: {
      name: 'Skriv inn navnet ditt',
      email: 'Skriv inn en e-postadresse, for eksempel navn@example.com',
      message: 'Bruk høyst 5\u00a0000 tegn',
    },
  });
  expect((await send({ ...samples.message, extra: 1 })).json()).toMatchObject({
    fields: { extra: 'Noe gikk galt. Prøv igjen.' },
  });
  for (let count = 0; count < 5; count += 1)
    expect((await send(samples.message)).json()).toEqual({ success: true, message: 'Takk!' });
  const refused = await send(samples.message);
  expect(refused.json()).toMatchObject({ message: 'For mange forespørsler. Prøv igjen senere.' });
  expect(refused.headers['retry-after']).toBeDefined();
});

test('the page of a form without script is in the language of the site', async () => {
  const studio = (await api.call('GET', '/api/studio')).json<object>();
  await api.call('PUT', '/api/studio', { token, body: { ...studio, language: 'ar' } });
  const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
  const page = await api.call('POST', '/api/contact', { body: 'name=A', headers });
  expect(page.statusCode).toBe(400);
  expect(page.body).toContain('<html lang="ar" dir="rtl">');
  expect(page.body).toContain('<h1>لم تُرسل الرسالة</h1>');
  expect(page.body).not.toMatch(/required|Go back/);
});
