import type { ApiError, Message, Messages } from '../src/contract/index.ts';
import { readJson } from '../src/db/json.ts';
import { days, hours } from '../src/lib/durations.ts';
import { verifyAudit } from '../src/core/audit/verify-audit.ts';
import { runMaintenance } from '../src/app/maintenance.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { startMailServer } from './support/mail-server.ts';
import { samples } from './support/samples.ts';

let api: TestApp;
let token: string;

async function open(env: Record<string, string> = {}): Promise<void> {
  api = await buildTestApp({ env: { LIMITS_SCALE: '1000', ...env } });
  ({ token } = await api.login());
}
afterEach(() => api.close());

const send = (extra: object = {}) =>
  api.call('POST', '/api/contact', { body: { ...samples.message, ...extra } });
const list = async (query = '') =>
  (await api.call('GET', `/api/messages${query}`, { token })).json<Messages>();
const patch = (id: string, body: object) => api.call('PATCH', `/api/messages/${id}`, { token, body });

async function newest(): Promise<Message> {
  const [message] = (await list('?folder=all')).messages;
  if (message === undefined) throw new Error('There is no message');
  return message;
}

test('state, note and assignee are kept; what is settled has been read', async () => {
  await open();
  await send();
  const { _id, state } = await newest();
  expect(state).toBe('new');
  const { userId } = await api.context.database.queries
    .selectFrom('users')
    .select('id as userId')
    .executeTakeFirstOrThrow();
  const body = { state: 'won', note: 'Starts in May.', assignee: userId };
  expect((await patch(_id, body)).json()).toMatchObject({ ...body, isRead: true, repliedAt: null });
  expect((await list('?state=won')).total).toBe(1);
  expect((await list('?state=new')).total).toBe(0);
  const wrongState = (await patch(_id, { state: 'gone' })).json<ApiError>();
  expect(wrongState.fields?.state).toContain('State must be one of new');
  const wrongAssignee = (await patch(_id, { assignee: '65f00000a000000000000000' })).json<ApiError>();
  expect(wrongAssignee.fields?.assignee).toBe('Assignee must be the id of an account');
});

test('of editors who save the same version at once, one does and the others are told', async () => {
  await open();
  await send();
  const { _id, updatedAt } = await newest();
  const saves = await Promise.all(
    ['won', 'lost', 'replied', 'spam', 'won', 'lost'].map((state) => patch(_id, { state, updatedAt })),
  );
  expect(saves.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409]);
});

test('the marks of before are states: spam, and back to what it was', async () => {
  await open();
  await send();
  const { _id } = await newest();
  expect((await patch(_id, { isSpam: true })).json()).toMatchObject({ state: 'spam', isSpam: true });
  expect((await patch(_id, { isSpam: false })).json()).toMatchObject({ state: 'new', isSpam: false });
  await patch(_id, { state: 'replied' });
  await patch(_id, { state: 'spam' });
  expect((await list('?folder=spam')).total).toBe(1);
  expect((await patch(_id, { isSpam: false })).json()).toMatchObject({ state: 'replied' });
});

test('a search finds words of the message whatever their case and accents, in every script', async () => {
  await open();
  await send({ message: 'Ein Büro für die ÄRZTE, 100% neu' });
  await send();
  for (const q of ['büro', 'bu\u0308ro', 'buro', 'ärzte', 'ASHA', '100%']) {
    const found = await list(`?q=${encodeURIComponent(q)}`);
    expect([q, found.messages.length > 0]).toEqual([q, true]);
  }
  expect((await list('?q=100_')).total).toBe(0);
});

test('a reply goes to the visitor through the queue and sets the state', async () => {
  const mail = await startMailServer();
  await open({ SMTP_URL: mail.url, NOTIFY_EMAIL: 'one@studio.example' });
  await send();
  const { _id } = await newest();
  const body = { subject: 'Re: A site', text: 'Gladly.\n\nWhen shall we talk?' };
  const answered = await api.call('POST', `/api/messages/${_id}/reply`, { token, body });
  expect(answered.json()).toMatchObject({
    state: 'replied',
    isRead: true,
    repliedAt: '2026-11-21T08:00:00.000Z',
  });
  await api.context.outbox.work();
  const reply = mail.received.find(({ to }) => to[0] === samples.message.email);
  expect(reply?.header('subject')).toBe('Re: A site');
  expect(reply?.header('reply-to')).toBe('owner@studio.example');
  expect(reply?.raw).toContain('When shall we talk?');
  await mail.close();
});

test('what leaves the console names the day that it is in the studio', async () => {
  const mail = await startMailServer();
  const env = {
    SMTP_URL: mail.url,
    NOTIFY_EMAIL: 'one@studio.example',
    STUDIO_TIME_ZONE: 'Pacific/Auckland',
  };
  await open(env);
  // Noon in London is one o'clock at night there.
  api.clock.advance(hours(4));
  await send();
  const { _id } = await newest();
  const body = { subject: 'Re: A site', text: 'Gladly.' };
  await api.call('POST', `/api/messages/${_id}/reply`, { token, body });
  await api.context.outbox.work();
  const reply = mail.received.find(({ to }) => to[0] === samples.message.email);
  expect(reply?.raw).toContain('You wrote on 2026-11-22:');
  for (const table of ['messages', 'audit']) {
    const file = await api.call('GET', `/api/${table}?format=csv`, { token });
    expect(file.headers['content-disposition']).toContain(`${table}-2026-11-22.csv`);
  }
  await mail.close();
});

test('a reply whose answer got lost is sent once, however often it is tried', async () => {
  await open({ SMTP_URL: 'smtp://127.0.0.1:9' });
  await send();
  const { _id } = await newest();
  const body = { subject: 'Re: A site', text: 'Gladly.' };
  const reply = (key: string) =>
    api.call('POST', `/api/messages/${_id}/reply`, { token, body, headers: { 'idempotency-key': key } });
  const first = await reply('4f9d2f6c0a6b4b0c');
  const second = await reply('4f9d2f6c0a6b4b0c');
  expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
  expect(first.headers).not.toHaveProperty('idempotent-replayed');
  expect(second.headers['idempotent-replayed']).toBe('true');
  const mails = async () =>
    (
      await api.context.database.queries
        .selectFrom('outbox')
        .select('id')
        .where('kind', '=', 'reply')
        .execute()
    ).length;
  expect(await mails()).toBe(1);
  const headers = { 'idempotency-key': '4f9d2f6c0a6b4b0c' };
  const changed = await api.call('POST', `/api/messages/${_id}/reply`, {
    token,
    body: { ...body, text: 'Never.' },
    headers,
  });
  expect(changed.statusCode).toBe(422);
  expect(changed.json()).toMatchObject({ code: 'KEY_REUSED', current: { _id } });
  await reply('another key of it');
  expect(await mails()).toBe(1);
  await reply('another-key-of-it');
  expect(await mails()).toBe(2);
});

test('a reply of somebody who has not seen the answer of another is refused with the message as it is now', async () => {
  await open({ SMTP_URL: 'smtp://127.0.0.1:9' });
  await send();
  const { _id, repliedAt } = await newest();
  const reply = (seen?: string | null) =>
    api.call('POST', `/api/messages/${_id}/reply`, {
      token,
      body: { subject: 'Re: A site', text: 'Gladly.', repliedAt: seen },
    });
  expect((await reply(repliedAt)).statusCode).toBe(200);
  const refused = await reply(null);
  expect(refused.statusCode).toBe(409);
  const { code, current } = refused.json<{ code: string; current: Message }>();
  expect([code, current.state]).toEqual(['STALE_WRITE', 'replied']);
  expect((await reply(current.repliedAt)).statusCode).toBe(200);
  expect((await reply()).statusCode).toBe(200);
});

test('the list says whether a reply can be sent', async () => {
  await open();
  expect(await list()).toMatchObject({ canReply: false });
  await api.close();
  await open({ SMTP_URL: 'smtp://127.0.0.1:9' });
  expect(await list()).toMatchObject({ canReply: true });
});

test('without a mail server a reply says so and changes nothing', async () => {
  await open();
  await send();
  const { _id } = await newest();
  const body = { subject: 'Re', text: 'Gladly.' };
  const refused = await api.call('POST', `/api/messages/${_id}/reply`, { token, body });
  expect(refused.statusCode).toBe(409);
  expect((await newest()).state).toBe('new');
});

test('the export is a file in which no cell is a formula', async () => {
  await open();
  for (const name of ['=1+1', '+1', '-1', '@SUM(A1)', 'Asha, "A" and\u00a0co']) await send({ name });
  const answer = await api.call('GET', '/api/messages?format=csv&folder=all', { token });
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="messages-2026-11-21.csv"');
  const lines = answer.body.replace('\ufeff', '').trim().split('\n');
  expect(lines[0]).toMatch(/^createdAt,name,email,subject,message,state/);
  expect(lines).toHaveLength(6);
  expect(answer.body).toContain('"Asha, ""A"" and\u00a0co"');
  for (const name of ['=1+1', '+1', '-1', '@SUM(A1)']) expect(answer.body).toContain(`,'${name},`);
});

test('more messages of one address are erased than a statement takes ids', async () => {
  await open();
  await send({ email: 'bot@spam.example' });
  const { queries } = api.context.database;
  const message = await queries.selectFrom('messages').selectAll().executeTakeFirstOrThrow();
  for (let at = 0; at < 33; at += 1) {
    const rows = Array.from({ length: 1000 }, (_one, n) => ({ ...message, id: `${at}-${n}` }));
    await queries.insertInto('messages').values(rows).execute();
  }
  const body = { email: 'bot@spam.example' };
  const erased = await api.call('POST', '/api/messages/erase', { token, body });
  expect(erased.json()).toMatchObject({ erased: 33_001 });
});

test('an erased person is in no message, no mail about one and no audit row of one', async () => {
  await open({ SMTP_URL: 'smtp://127.0.0.1:9', CONTACT_COPY: 'on' });
  const { queries } = api.context.database;
  await send();
  const { _id } = await newest();
  await patch(_id, { state: 'won' });
  await send({ email: samples.message.email.toUpperCase() });
  await send({ email: 'other@client.example' });
  const body = { email: samples.message.email };
  const erased = await api.call('POST', '/api/messages/erase', { token, body });
  expect(erased.json()).toEqual({ success: true, message: '2 messages erased', erased: 2 });
  expect((await list()).total).toBe(1);
  const audit = await queries.selectFrom('audit').selectAll().orderBy('seq').execute();
  expect(audit.at(-1)).toMatchObject({ action: 'erase', entity: 'message' });
  expect(readJson(audit.at(-1)?.detail)).toEqual({ messages: 2, auditRows: 1 });
  const ofMessage = audit.find(({ entity_id }) => entity_id === _id);
  expect(ofMessage).toMatchObject({ action: 'update', ip: '', salt: '' });
  const rows = [...(await queries.selectFrom('outbox').selectAll().execute()), ...audit];
  expect(JSON.stringify(rows).toLowerCase()).not.toContain(samples.message.email);
  expect(await verifyAudit(queries)).toMatchObject({ erased: 1 });
  expect(await verifyAudit(queries)).not.toHaveProperty('fault');
});

test('an erasure leaves accounts and other addresses alone', async () => {
  await open({ SMTP_URL: 'smtp://127.0.0.1:9' });
  const { queries } = api.context.database;
  const email = 'ann@x.example';
  for (const address of [email, 'joann@x.example', 'ann@x.example.org'])
    await api.call('POST', '/api/invitations', { token, body: { email: address, may: ['content'] } });
  await send({ email: 'joann@x.example' });
  await send({ email });
  const stored = async () => ({
    audit: await queries
      .selectFrom('audit')
      .selectAll()
      .where('action', '!=', 'erase')
      .orderBy('id')
      .execute(),
    mails: await queries
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'invitation')
      .orderBy('id')
      .execute(),
    links: await queries.selectFrom('account_links').selectAll().orderBy('id').execute(),
  });
  const before = await stored();
  expect(before.mails).toHaveLength(3);
  const erase = (address: string) =>
    api.call('POST', '/api/messages/erase', { token, body: { email: address } });
  // Valid, and patterns for a database.
  for (const pattern of ['%@%', '___@x.example'])
    expect((await erase(pattern)).json()).toMatchObject({ erased: 0 });
  expect((await erase(email)).json()).toMatchObject({ erased: 1 });
  expect(await stored()).toEqual(before);
  expect((await list()).messages.map((message) => message.email)).toEqual(['joann@x.example']);
});

test.each(['"', '%', '_', '{', ':', '', 'x', 'ann@x.io,joann@x.io'])(
  'an erasure of %j is refused and changes nothing',
  async (email) => {
    await open();
    const { queries } = api.context.database;
    await send();
    const before = await queries.selectFrom('audit').selectAll().orderBy('id').execute();
    const refused = await api.call('POST', '/api/messages/erase', { token, body: { email } });
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json<ApiError>().fields ?? {})).toEqual(['email']);
    expect(await queries.selectFrom('audit').selectAll().orderBy('id').execute()).toEqual(before);
    expect((await list()).total).toBe(1);
  },
);

test('an address with letters beyond ASCII is erased whatever its case', async () => {
  await open();
  await send({ email: 'Über@client.example' });
  const body = { email: 'über@client.example' };
  expect((await api.call('POST', '/api/messages/erase', { token, body })).json()).toMatchObject({
    erased: 1,
  });
});

test('messages go after the days that are set, and stay for ever without', async () => {
  await open({ MESSAGES_DAYS: '30' });
  await send();
  expect((await list()).keptDays).toBe(30);
  api.clock.advance(days(29));
  await runMaintenance(api.context);
  expect(await api.context.database.queries.selectFrom('messages').select('id').execute()).toHaveLength(1);
  api.clock.advance(days(2));
  await runMaintenance(api.context);
  expect(await api.context.database.queries.selectFrom('messages').select('id').execute()).toEqual([]);
});
