import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerOptions } from 'smtp-server';
import type { ApiError, Messages, OutboxStatus } from '../src/contract/index.ts';
import type { MailServer, MailTest } from '../src/contract/mail.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { startMailServer } from './support/mail-server.ts';
import { samples } from './support/samples.ts';

const password = 'röt & "secret" #1';

let api: TestApp;
let token: string;
let ends: (() => Promise<void>)[] = [];

async function open(env: Record<string, string> = {}): Promise<void> {
  api = await buildTestApp({ env: { MAIL_ALLOW_PRIVATE: 'on', ...env } });
  ({ token } = await api.login());
}
afterEach(async () => {
  await api.close();
  await Promise.all(ends.map((end) => end()));
  ends = [];
});

const server = {
  host: '127.0.0.1',
  port: 2525,
  security: 'starttls',
  user: '',
  senderName: 'Ana Mora',
  senderAddress: 'ana@mora.example',
  notify: [],
};
const save = (change: object = {}) => api.call('PUT', '/api/mail', { token, body: { ...server, ...change } });
const read = async () => (await api.call('GET', '/api/mail', { token })).json<MailServer>();
const tried = async () => (await api.call('POST', '/api/mail/test', { token })).json<MailTest>();
const stored = async () =>
  JSON.stringify(await api.context.database.queries.selectFrom('meta').selectAll().execute());

/** A mail server that asks for user and password over TLS. */
async function secureServer(options: SMTPServerOptions = {}): Promise<number> {
  const made = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
  });
  const smtp = new SMTPServer({
    cert: made.cert,
    key: made.private,
    allowInsecureAuth: true,
    onAuth: ({ username, password: given }, _session, done) =>
      username === 'ana@mora.example' && given === password
        ? done(null, { user: username })
        : done(Object.assign(new Error('Wrong password'), { responseCode: 535 })),
    onData: (stream, _session, done) => void stream.on('end', () => done()).resume(),
    ...options,
  });
  smtp.on('error', () => undefined);
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  ends.push(() => new Promise((resolve) => smtp.close(() => resolve())));
  return (smtp.server.address() as AddressInfo).port;
}

test('mails go through the server that was set in the console, at once and without a restart', async () => {
  await open();
  const mail = await startMailServer();
  ends.push(mail.close);
  expect((await read()).source).toBe('none');
  const port = Number(new URL(mail.url).port);
  const saved = await save({ port });
  expect(saved.json<MailServer>()).toMatchObject({ source: 'console', port, hasPassword: false });
  expect(await tried()).toEqual({
    isSent: true,
    message: 'The mail server took a mail to owner@studio.example. Look whether it arrives.',
  });
  expect(mail.received[0]?.header('from')).toBe('Ana Mora <ana@mora.example>');
  await api.call('POST', '/api/contact', { body: samples.message });
  await api.context.outbox.work();
  expect(mail.received.map((one) => one.header('subject'))).toContain(
    `New message: ${samples.message.subject}`,
  );
  const status = (await api.call('GET', '/api/outbox', { token })).json<OutboxStatus>();
  expect(status.mail).toEqual({ isSetUp: true, to: ['owner@studio.example'] });
  const inbox = (await api.call('GET', '/api/messages', { token })).json<Messages>();
  expect(inbox.canReply).toBe(true);
  await api.call('DELETE', '/api/mail', { token });
  expect((await read()).source).toBe('none');
  expect((await tried()).message).toBe('No mail server is set up.');
});

test('a sender whose name has a comma is one sender', async () => {
  await open();
  const mail = await startMailServer();
  ends.push(mail.close);
  await save({ port: Number(new URL(mail.url).port), senderName: 'Mora, Ana' });
  await tried();
  expect(mail.received[0]?.header('from')).toBe('"Mora, Ana" <ana@mora.example>');
});

test('the password is kept sealed, answered to nobody, and written to no log', async () => {
  await open();
  const port = await secureServer();
  await save({ port, user: 'ana@mora.example', password });
  expect(await read()).toMatchObject({ hasPassword: true, isReadable: true, user: 'ana@mora.example' });
  await tried();
  const everything = [await stored(), JSON.stringify(await read()), ...api.logLines].join('\n');
  expect(everything).not.toContain('secret');
  expect(everything).not.toContain(encodeURIComponent(password));
});

test('a wrong password, a server without TLS and one that hangs are said in words', async () => {
  await open();
  const port = await secureServer();
  await save({ port, user: 'ana@mora.example', password: 'wrong' });
  expect((await tried()).message).toMatch(/^The certificate of 127\.0\.0\.1 is not valid for it: [^;]+$/);

  const plain = await secureServer({ disabledCommands: ['STARTTLS'] });
  await save({ port: plain, user: 'ana@mora.example', password: 'wrong' });
  expect((await tried()).message).toMatch(/^The mail server does not accept this user and password\..*535/);

  await save({ port: plain, security: 'tls' });
  expect((await tried()).message).toMatch(/does not begin with TLS/);

  await save({ port: 1 });
  expect((await tried()).message).toBe('Nothing answers at 127.0.0.1:1. Is the port right?');

  const silent = net.createServer((socket) => void socket.end());
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  ends.push(() => new Promise((resolve) => silent.close(() => resolve())));
  await save({ port: (silent.address() as AddressInfo).port });
  expect((await tried()).isSent).toBe(false);
});

test('a server whose TLS breaks off is said in words, without those of a library', async () => {
  await open();
  // A record of TLS 1.2: a fatal alert, an error inside the server.
  const alert = Buffer.from([21, 3, 3, 0, 2, 2, 80]);
  const broken = net.createServer((socket) => void socket.once('data', () => socket.end(alert)));
  await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve));
  ends.push(() => new Promise((resolve) => broken.close(() => resolve())));
  const { port } = broken.address() as AddressInfo;
  await save({ port, security: 'tls' });
  expect((await tried()).message).toBe(
    `127.0.0.1:${port} broke the secured connection off. What is wrong stands in its own log.`,
  );
});

test('a stored password goes to no other server, port or user', async () => {
  await open();
  const own = { host: 'smtp.example.com', port: 465, security: 'tls', user: 'ana@mora.example' };
  expect((await save({ ...own, password })).statusCode).toBe(200);
  expect((await save({ ...own, senderName: 'Mora' })).json<MailServer>().hasPassword).toBe(true);
  for (const change of [{ host: 'evil.example' }, { port: 587 }, { user: 'other@mora.example' }]) {
    const refused = await save({ ...own, ...change });
    expect([refused.statusCode, refused.json<ApiError>().fields]).toEqual([
      400,
      { password: 'Password is required: server, port or user are others now' },
    ]);
  }
});

test('a server with a private address is refused until the installation allows it', async () => {
  await open({ MAIL_ALLOW_PRIVATE: 'off' });
  await save();
  expect((await tried()).message).toBe(
    '127.0.0.1 has a private address. Whoever runs the server allows that with MAIL_ALLOW_PRIVATE=on.',
  );
});

test('the environment wins and is shown as such, without its password', async () => {
  await open({ SMTP_URL: 'smtps://ana:secret@smtp.example.com', MAIL_FROM: 'Mora <hello@mora.example>' });
  expect(await read()).toMatchObject({
    source: 'environment',
    host: 'smtp.example.com',
    port: 465,
    security: 'tls',
    user: 'ana',
    hasPassword: true,
    senderName: 'Mora',
    senderAddress: 'hello@mora.example',
  });
  expect(JSON.stringify(await read())).not.toContain('secret');
  const refused = await save();
  expect([refused.statusCode, refused.json<ApiError>().message]).toEqual([
    409,
    'The mail server is set by SMTP_URL in the environment of the server, and is changed there.',
  ]);
});

test('only an account with all rights changes it, two of them never overwrite each other', async () => {
  await open();
  await api.addAccount('bo@studio.example', 'admin', ['studio', 'people']);
  const bo = (await api.login('bo@studio.example')).token;
  expect((await api.call('GET', '/api/mail', { token: bo })).statusCode).toBe(200);
  expect((await api.call('PUT', '/api/mail', { token: bo, body: server })).statusCode).toBe(403);
  expect((await api.call('DELETE', '/api/mail', { token: bo })).statusCode).toBe(403);
  const first = (await save()).json<MailServer>();
  api.clock.advance(10);
  await save({ updatedAt: first.updatedAt, senderName: 'Second' });
  const late = await save({ updatedAt: first.updatedAt, senderName: 'Third' });
  expect([late.statusCode, (await read()).senderName]).toEqual([409, 'Second']);
});

test('a secret that was changed makes the password unreadable, which is said', async () => {
  await open();
  await save({ host: 'smtp.example.com', port: 465, user: 'ana', password });
  const { database } = api.context;
  const { readMail, showMail } = await import('../src/features/outbox/stored-mail.ts');
  const other = { config: api.context.config, siteSecret: 'another secret of 32 characters..' };
  expect(await readMail(database.queries, other)).toBeUndefined();
  expect(await showMail(database.queries, other)).toMatchObject({ hasPassword: true, isReadable: false });
});

test.each([
  [{ host: 'http://x' }, 'host', 'Server must be a name such as smtp.example.com'],
  [{ host: 'a b' }, 'host', 'Server must be a name such as smtp.example.com'],
  [{ port: 0 }, 'port', 'Port must be 1 to 65535'],
  [{ port: '465' }, 'port', 'Port must be a number'],
  [{ security: 'none' }, 'security', 'Security must be tls or starttls'],
  [{ senderAddress: 'a@b, c@d' }, 'senderAddress', 'Email must be one e-mail address'],
  [{ senderName: 'Ana" <x@y.z>' }, 'senderName', 'Sender name must not contain quotes or angle brackets'],
  [{ notify: ['nobody'] }, 'notify.0', 'Email must be one e-mail address'],
])('%j is refused at its field', async (change, field, message) => {
  await open();
  const answer = await save(change);
  expect([answer.statusCode, answer.json<ApiError>().fields]).toEqual([400, { [field]: message }]);
});

test('tests are throttled', async () => {
  await open();
  for (let count = 0; count < 10; count += 1) await tried();
  expect((await api.call('POST', '/api/mail/test', { token })).statusCode).toBe(429);
});
