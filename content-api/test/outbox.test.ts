import { sql } from 'kysely';
import type { Config } from '../src/config/config.ts';
import type { Deliveries, Messages, OutboxStatus } from '../src/contract/index.ts';
import { hours, minutes, seconds } from '../src/lib/durations.ts';
import { queueCanary } from '../src/features/outbox/queue-canary.ts';
import { queueMail } from '../src/features/outbox/queue-mail.ts';
import { siteTextsOf } from '../src/site-texts/index.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { startMailServer } from './support/mail-server.ts';
import type { MailServer } from './support/mail-server.ts';
import { samples } from './support/samples.ts';

let mail: MailServer;
let api: TestApp;
let token: string;

async function open(
  env: Record<string, string> = {},
  changeConfig?: (config: Config) => Config,
): Promise<void> {
  mail = await startMailServer();
  const all = { SMTP_URL: mail.url, SITE_URL: 'https://studio.example', ...env };
  api = await buildTestApp({ env: all, changeConfig });
  ({ token } = await api.login());
}
afterEach(async () => {
  await api.close();
  await mail.close();
});

const send = (extra: object = {}, ip?: string) =>
  api.call('POST', '/api/contact', { body: { ...samples.message, ...extra }, ip });
const work = () => api.context.outbox.work();
const status = async () => (await api.call('GET', '/api/outbox', { token })).json<OutboxStatus>();

async function steps() {
  const inbox = (await api.call('GET', '/api/messages', { token })).json<Messages>();
  const id = inbox.messages[0]?._id ?? '';
  return (await api.call('GET', `/api/messages/${id}/deliveries`, { token })).json<Deliveries>().items;
}

test('a mail server elsewhere that offers no TLS gets no mail, unless the setting says so', async () => {
  await open();
  // Linux reaches the same server by it, and it names no loopback.
  const elsewhere = mail.url.replace('127.0.0.1', '0.0.0.0');
  await api.close();
  api = await buildTestApp({ env: { SMTP_URL: elsewhere } });
  ({ token } = await api.login());
  await send();
  await work();
  expect(mail.received).toEqual([]);
  expect((await status()).waiting).toBe(1);

  await api.close();
  api = await buildTestApp({ env: { SMTP_URL: `${elsewhere}?requireTLS=false` } });
  ({ token } = await api.login());
  await send();
  await work();
  expect(mail.received).toHaveLength(1);
});

test('an enquiry is mailed to every admin, as text and HTML, and answering it writes to the visitor', async () => {
  await open({ MAIL_FROM: 'The Studio <hello@studio.example>' });
  await api.addAccount('second@studio.example');
  await send({ message: 'We need <b>a site</b>.' });
  expect((await steps()).map(({ state }) => state)).toEqual(['stored', 'queued', 'queued']);
  await work();
  expect(mail.received.flatMap(({ to }) => to).sort()).toEqual([
    'owner@studio.example',
    'second@studio.example',
  ]);
  const [first] = mail.received;
  expect(first?.header('from')).toBe('The Studio <hello@studio.example>');
  expect(first?.header('reply-to')).toBe(samples.message.email);
  expect(first?.header('subject')).toBe(`New message: ${samples.message.subject}`);
  expect(first?.raw).toContain('Content-Type: text/plain');
  expect(first?.raw).toContain('We need <b>a site</b>.');
  expect(first?.raw).toContain('We need &#60;b&#62;a site&#60;/b&#62;.');
  expect((await steps()).map(({ state, to }) => [state, to])).toEqual([
    ['stored', undefined],
    ['queued', 'owner@studio.example'],
    ['queued', 'second@studio.example'],
    ['accepted', 'owner@studio.example'],
    ['accepted', 'second@studio.example'],
  ]);
  await work();
  expect(mail.received).toHaveLength(2);
});

test('while the mail server is down it is tried in longer and longer pauses, with one Message-ID', async () => {
  await open({ NOTIFY_EMAIL: 'one@studio.example' });
  await send();
  mail.refusals.push(...Array.from({ length: 8 }, () => ({ at: 'data' as const, code: 451 })));
  await work();
  for (const pause of [5, 15, 30, 60, 120, 300, 900, 900]) {
    const before = mail.refusals.length;
    api.clock.advance(seconds(pause) - 1);
    await work();
    expect(mail.refusals).toHaveLength(before);
    api.clock.advance(1);
    await work();
  }
  expect(mail.received).toHaveLength(1);
  const told = await steps();
  expect(told.map(({ state, attempts }) => [state, attempts])).toEqual([
    ['stored', undefined],
    ['queued', undefined],
    ['failed', 8],
    ['accepted', 9],
  ]);
  expect(told[2]?.reason).toContain('Not this one');
});

test('a day without success ends in a failure that says why; nothing of the mail is kept', async () => {
  await open({ NOTIFY_EMAIL: 'one@studio.example' });
  await send();
  await mail.close();
  await work();
  expect(await status()).toMatchObject({ waiting: 1, failed: 0 });
  const [, , failed] = await steps();
  expect(failed).toMatchObject({ state: 'failed', attempts: 1, nextAt: '2026-11-21T08:00:05.000Z' });
  api.clock.advance(hours(24));
  await work();
  const [, , over] = await steps();
  expect(over).toMatchObject({ state: 'failed', to: 'one@studio.example' });
  expect(over).not.toHaveProperty('nextAt');
  expect(await status()).toMatchObject({ waiting: 0, failed: 1 });
  const row = await api.context.database.queries.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
  expect(JSON.stringify(row.content)).not.toContain('site');
});

test('an address that the mail server refuses for good is not tried again', async () => {
  await open({ NOTIFY_EMAIL: 'nobody@studio.example' });
  mail.refusals.push({ at: 'recipient', code: 550 });
  await send();
  await work();
  expect(await status()).toMatchObject({ waiting: 0, failed: 1 });
});

test('what a killed process was sending is sent again under the same Message-ID', async () => {
  await open({ NOTIFY_EMAIL: 'one@studio.example' });
  await send();
  const { queries } = api.context.database;
  await work();
  // As if it had ended between the mail server's answer and the note of it.
  const row = await queries.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
  await queries
    .updateTable('outbox')
    .set({
      state: 'queued',
      claim: 'gone',
      content: JSON.stringify({ text: 'x', html: 'x' }),
      next_at: '2026-11-21T08:02:00.000Z',
    })
    .execute();
  await work();
  expect(mail.received).toHaveLength(1);
  api.clock.advance(minutes(2));
  await work();
  expect(mail.received).toHaveLength(2);
  const ids = mail.received.map((one) => one.header('message-id'));
  expect(ids[0]).toBe(row.message_id);
  expect(ids[1]).toBe(ids[0]);
});

test.each([
  ['a name', { name: 'Asha" <a@b.example>, x@evil.example' }],
  ['a subject', { subject: 'Hello =?utf-8?q?=0D=0ABcc:_x@evil.example?=' }],
  ['an address', { email: 'x+bcc=evil@client.example' }],
])('no header can be brought in by %s', async (_what, extra) => {
  await open({ NOTIFY_EMAIL: 'one@studio.example', CONTACT_COPY: 'on' });
  expect((await send(extra)).statusCode).toBe(200);
  await work();
  expect(mail.received).toHaveLength(2);
  for (const one of mail.received) {
    expect(one.to).toHaveLength(1);
    expect(one.header('bcc')).toBe('');
    expect(one.to[0]).not.toContain('evil.example');
  }
});

test('line ends bring no header in: a subject keeps one line, an address with them is refused', async () => {
  await open({ NOTIFY_EMAIL: 'one@studio.example' });
  expect((await send({ email: 'a@client.example\r\nBcc: x@evil.example' })).statusCode).toBe(400);
  expect((await send({ subject: 'Hello\r\nBcc: x@evil.example' })).statusCode).toBe(200);
  await work();
  expect(mail.received).toHaveLength(1);
  expect(mail.received[0]?.to).toEqual(['one@studio.example']);
  expect(mail.received[0]?.header('bcc')).toBe('');
  expect(mail.received[0]?.header('subject')).toBe('New message: Hello Bcc: x@evil.example');
});

test('spam is stored with its reason and told to nobody; a flood mails no more than the hour allows', async () => {
  const rate = (max: number) => ({ max, windowMs: hours(1) });
  await open({ NOTIFY_EMAIL: 'one@studio.example' }, (config) => ({
    ...config,
    limits: { ...config.limits, contactInAll: rate(5), contactFirst: rate(3), contactStored: rate(1_000) },
  }));
  await send({ botcheck: 'yes' });
  const spam = (await api.call('GET', '/api/messages?folder=spam', { token })).json<Messages>();
  expect(spam.messages[0]).toMatchObject({ reason: 'A field that people cannot see was filled in' });
  for (let count = 0; count < 30; count += 1) await send({}, `203.0.113.${count}`);
  const queued = await api.context.database.queries.selectFrom('outbox').select('id').execute();
  expect(queued).toHaveLength(7);
});

test('a visitor gets one copy a day where that is set, and none otherwise', async () => {
  await open({ NOTIFY_EMAIL: 'one@studio.example', CONTACT_COPY: 'on' });
  await send();
  await send({ message: 'Once more.' });
  await work();
  const copies = mail.received.filter(({ to }) => to[0] === samples.message.email);
  expect(copies).toHaveLength(1);
  expect(copies[0]?.header('subject')).toContain('We received your message');
});

test('a copy is in the language of the form, as far as visitors are offered it', async () => {
  await open({ NOTIFY_EMAIL: 'one@studio.example', CONTACT_COPY: 'on' });
  const site = (await api.call('GET', '/api/studio')).json<object>();
  const languages = [
    { code: 'ar', offered: true },
    { code: 'de', offered: false },
  ];
  await api.call('PUT', '/api/studio', { token, body: { ...site, languages } });
  for (const [language, email] of [
    ['ar', 'a@visitor.example'],
    ['de', 'b@visitor.example'],
  ]) {
    const body = { ...samples.message, email };
    const answer = await api.call('POST', `/api/contact?language=${language}`, { body });
    expect(answer.json()).toEqual({
      success: true,
      message: siteTextsOf(language === 'ar' ? 'ar' : 'en').text('form.sent'),
    });
  }
  const mails = await api.context.database.queries
    .selectFrom('outbox')
    .select(['recipient', 'subject', sql<string>`cast(content as text)`.as('content')])
    .where('kind', '=', 'copy')
    .execute();
  const { text } = siteTextsOf('ar');
  expect(mails).toEqual([
    {
      recipient: 'a@visitor.example',
      subject: text('form.copySubject', { subject: samples.message.subject }),
      content: expect.stringContaining(text('form.copyNote')) as string,
    },
    {
      recipient: 'b@visitor.example',
      subject: `We received your message: ${samples.message.subject}`,
      content: expect.stringContaining('Thank you for your message') as string,
    },
  ]);
  const refused = await api.call('POST', '/api/contact?language=ar', {
    body: { ...samples.message, name: '' },
  });
  expect(refused.json<{ fields: object }>().fields).toEqual({ name: text('form.needsName') });
});

test('the daily check goes out once a day, and one that does not arrive is reported', async () => {
  await open({ NOTIFY_EMAIL: 'one@studio.example' });
  expect((await status()).canary).toEqual({ state: 'none' });
  await queueCanary(api.context);
  await queueCanary(api.context);
  expect((await status()).canary.state).toBe('waiting');
  await work();
  expect(mail.received.map((one) => one.header('subject'))).toEqual(['Daily check: messages reach you']);
  expect((await status()).canary.state).toBe('arrived');
  await mail.close();
  api.clock.advance(hours(24));
  await queueCanary(api.context);
  await work();
  expect((await status()).canary.state).toBe('waiting');
  api.clock.advance(minutes(16));
  const { canary } = await status();
  expect(canary.state).toBe('missing');
  expect(canary.reason).not.toBe('');
  api.clock.advance(hours(72));
  expect((await status()).canary.state).toBe('missing');
});

test('without a mail server messages are stored, nothing is queued, and the status says so', async () => {
  await open({ SMTP_URL: '' });
  await send();
  expect((await steps()).map(({ state }) => state)).toEqual(['stored']);
  expect(await status()).toEqual({
    mail: { isSetUp: false, to: [] },
    webhook: { isSetUp: false },
    purge: { isSetUp: false, waiting: 0, failed: 0 },
    waiting: 0,
    failed: 0,
    canary: { state: 'none' },
  });
  const isQueued = await queueMail(api.context.database.queries, api.context, {
    kind: 'test',
    to: 'a@b.example',
    subject: 'x',
    content: { heading: 'x', paragraphs: [] },
  });
  expect(isQueued).toBe(false);
});

test('a message that is deleted takes its ledger along', async () => {
  await open();
  await send();
  const inbox = (await api.call('GET', '/api/messages', { token })).json<Messages>();
  await api.call('DELETE', `/api/messages/${inbox.messages[0]?._id}`, { token });
  expect(await api.context.database.queries.selectFrom('outbox').select('id').execute()).toEqual([]);
});
