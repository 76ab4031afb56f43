import { rights } from '../src/contract/rights.ts';
import type { Accounts } from '../src/contract/users.ts';
import { days, hours } from '../src/lib/durations.ts';
import { eventually } from './support/eventually.ts';
import { adminEmail, adminPassword, buildTestApp } from './support/build-test-app.ts';
import type { CallOptions, TestApp } from './support/build-test-app.ts';

let api: TestApp;
let token: string;
const editor = 'editor@studio.example';
const newPassword = 'another pass phrase 7';

beforeEach(async () => {
  api = await buildTestApp({ env: { SITE_URL: 'https://studio.example', LIMITS_SCALE: '10' } });
  token = (await api.login()).token;
});
afterEach(() => api.close());

const post = (url: string, body: object, options: CallOptions = {}) =>
  api.call('POST', url, { body, ...options });
const tokenOf = (url: string) => url.split('#')[1] ?? '';
const accept = (link: string, more: object = {}) =>
  post('/api/auth/accept', { token: link, username: 'Ravi', password: adminPassword, ...more });
const reset = (link: string, password = newPassword) => post('/api/auth/reset', { token: link, password });

async function invite(may: readonly string[] = ['content'], options: CallOptions = { token }) {
  const answer = await post('/api/invitations', { email: editor, may }, options);
  return { status: answer.statusCode, ...answer.json<{ url: string; expiresAt: string }>() };
}

/** For the account of the editor, which is made. */
async function resetLink(): Promise<string> {
  const id = await api.addAccount(editor);
  const answer = await api.call('POST', `/api/users/${id}/reset-link`, { token });
  return tokenOf(answer.json<{ url: string }>().url);
}

test('an invitation makes an account with its rights, and is over then', async () => {
  const { url, expiresAt } = await invite();
  expect(url).toMatch(/^https:\/\/studio\.example\/admin\/invitation#[\w-]{43}$/);
  expect(Date.parse(expiresAt) - api.clock.nowMs()).toBe(days(7));
  const link = tokenOf(url);
  const shown = await post('/api/auth/link', { token: link });
  expect(shown.json()).toMatchObject({ purpose: 'invitation', email: editor });
  const made = await accept(link);
  expect(made.statusCode).toBe(201);
  expect(made.json()).toMatchObject({ email: editor, may: ['content'], role: 'admin' });
  expect((await api.login(editor)).token).toBeTruthy();
  for (const again of [await accept(link), await post('/api/auth/link', { token: link })]) {
    expect(again.statusCode).toBe(410);
    expect(again.json()).toMatchObject({ code: 'LINK_INVALID' });
  }
});

test('a used, a guessed, an ended and a withdrawn link are answered alike', async () => {
  const used = tokenOf((await invite()).url);
  await accept(used);
  await api.context.database.queries.deleteFrom('users').where('email', '=', editor).execute();
  const withdrawn = tokenOf((await invite()).url);
  const { invitations } = (await api.call('GET', '/api/users', { token })).json<Accounts>();
  await api.call('DELETE', `/api/invitations/${invitations[0]?._id}`, { token });
  const old = tokenOf((await invite()).url);
  api.clock.advance(days(7));
  const answers = [];
  for (const link of [used, withdrawn, old, 'A'.repeat(43), '']) answers.push(await accept(link));
  const bodies = answers.map((answer) => JSON.stringify({ ...answer.json<object>(), requestId: '' }));
  expect(new Set(bodies).size).toBe(1);
  expect(answers[0]?.statusCode).toBe(410);
});

test('of two who accept at once, one gets the account', async () => {
  const link = tokenOf((await invite()).url);
  const answers = await Promise.all([accept(link), accept(link, { username: 'Eve' })]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 410]);
});

test('a newer invitation for the same person replaces the older', async () => {
  const [first, second] = [await invite(['content']), await invite(['content', 'media'])];
  expect((await accept(tokenOf(first.url))).statusCode).toBe(410);
  expect((await accept(tokenOf(second.url))).statusCode).toBe(201);
});

test('the address is that of the settings, whatever the request says', async () => {
  const headers = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    forwarded: 'host=evil.example',
  };
  expect((await invite(['content'], { token, headers })).url).toMatch(/^https:\/\/studio\.example\/admin\//);
});

test('nobody invites with rights that they lack, nor after they were let go', async () => {
  await api.addAccount('manager@studio.example', 'admin', ['people', 'content']);
  const manager = (await api.login('manager@studio.example')).token;
  expect((await invite([...rights], { token: manager })).status).toBe(403);
  const link = tokenOf((await invite(['content'], { token: manager })).url);
  await api.context.database.queries
    .updateTable('users')
    .set({ is_disabled: 1 })
    .where('email', '=', 'manager@studio.example')
    .execute();
  expect((await accept(link)).statusCode).toBe(410);
});

test('a weak password is refused with its field, and leaves the link as it is', async () => {
  const link = tokenOf((await invite()).url);
  const weak = await accept(link, { password: 'passwordpassword' });
  expect(weak.statusCode).toBe(400);
  expect(weak.json()).toHaveProperty('fields.password');
  expect((await accept(link)).statusCode).toBe(201);
});

test('somebody who has an account is not invited', async () => {
  const answer = await post('/api/invitations', { email: adminEmail, may: [] }, { token });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toHaveProperty('fields.email');
});

test('a reset link sets a new password once, and ends every session', async () => {
  const link = await resetLink();
  const session = (await api.login(editor)).token;
  expect((await reset(link)).statusCode).toBe(200);
  expect((await api.call('GET', '/api/auth/me', { token: session })).statusCode).toBe(401);
  const credentials = { email: editor, password: newPassword };
  expect((await post('/api/auth/login', credentials)).statusCode).toBe(200);
  expect((await reset(link, 'a third pass phrase 9')).statusCode).toBe(410);
});

test('nobody gets a reset link for their own account: a session alone changes no password', async () => {
  const { _id } = (await api.call('GET', '/api/auth/me', { token })).json<{ _id: string }>();
  const answer = await api.call('POST', `/api/users/${_id}/reset-link`, { token });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ message: 'Change your own password under Account.' });
  expect(await api.context.database.queries.selectFrom('account_links').selectAll().execute()).toEqual([]);
});

test('a reset link lasts an hour, and is no invitation', async () => {
  const link = await resetLink();
  expect((await accept(link)).statusCode).toBe(410);
  api.clock.advance(hours(1));
  expect((await reset(link)).statusCode).toBe(410);
});

test('guessing links is held up by address', async () => {
  const strict = await buildTestApp();
  const statuses: number[] = [];
  for (let count = 0; count < 25; count += 1) {
    const body = { token: `${count}`.padStart(43, 'A') };
    statuses.push((await strict.call('POST', '/api/auth/link', { body })).statusCode);
  }
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(410));
  expect(statuses.slice(20)).toEqual(Array(5).fill(429));
  await strict.close();
});

test('forgotten passwords are answered alike, known or not', async () => {
  const answers = await Promise.all(
    [adminEmail, 'nobody@studio.example'].map((email) => post('/api/auth/forgot', { email })),
  );
  const bodies = answers.map(({ statusCode, body }) => [statusCode, body]);
  expect(bodies[0]).toEqual(bodies[1]);
  expect(bodies[0]?.[0]).toBe(202);
});

test('a reset link is mailed to the account alone, three times an hour at most', async () => {
  const mailing = await buildTestApp({
    env: {
      SITE_URL: 'https://studio.example',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'a@studio.example',
    },
  });
  await mailing.addAccount(adminEmail);
  const queued = () => mailing.context.database.queries.selectFrom('outbox').selectAll().execute();
  for (const email of ['nobody@studio.example', ...Array<string>(4).fill(adminEmail)])
    await mailing.call('POST', '/api/auth/forgot', { body: { email } });
  const mails = await eventually(queued, (rows) => rows.length >= 3);
  expect(mails.map(({ recipient, kind }) => `${kind} ${recipient}`)).toEqual(
    Array(3).fill(`reset ${adminEmail}`),
  );
  expect(JSON.stringify(mails[0]?.content)).toContain('https://studio.example/admin/reset#');
  await mailing.close();
});

test('a forgotten password costs the same work without an account, and leaves no link and no mail', async () => {
  const env = {
    SITE_URL: 'https://studio.example',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'a@studio.example',
  };
  const mailing = await buildTestApp({ env });
  await mailing.login();
  const { queries } = mailing.context.database;
  const forgotten = () =>
    queries.selectFrom('audit').selectAll().where('action', '=', 'password.forgotten').execute();
  await mailing.call('POST', '/api/auth/forgot', { body: { email: 'nobody@studio.example' } });
  expect(await eventually(forgotten, (rows) => rows.length === 1)).toHaveLength(1);
  expect(await queries.selectFrom('outbox').selectAll().execute()).toEqual([]);
  expect(await queries.selectFrom('account_links').selectAll().execute()).toEqual([]);
  await mailing.close();
});

test('who is not signed in does not end a link that somebody who manages people made', async () => {
  const env = {
    SITE_URL: 'https://studio.example',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'a@studio.example',
  };
  const mailing = await buildTestApp({ env });
  const owner = (await mailing.login()).token;
  const { queries } = mailing.context.database;
  const id = await mailing.addAccount(editor);
  const made = await mailing.call('POST', `/api/users/${id}/reset-link`, { token: owner });
  const link = tokenOf(made.json<{ url: string }>().url);
  await mailing.call('POST', '/api/auth/forgot', { body: { email: editor } });
  await eventually(
    () => queries.selectFrom('account_links').selectAll().execute(),
    (rows) => rows.length === 2,
  );
  const body = { token: link, password: newPassword };
  expect((await mailing.call('POST', '/api/auth/reset', { body })).statusCode).toBe(200);
  await mailing.close();
});

test('an invitation is mailed where a mail server is set up', async () => {
  const mailing = await buildTestApp({
    env: {
      SITE_URL: 'https://studio.example',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'a@studio.example',
    },
  });
  const owner = (await mailing.login()).token;
  const body = { email: editor, may: ['content'] };
  const made = await mailing.call('POST', '/api/invitations', { token: owner, body });
  expect(made.json()).toMatchObject({ isMailed: true });
  const [mail] = await mailing.context.database.queries.selectFrom('outbox').selectAll().execute();
  expect(mail).toMatchObject({ kind: 'invitation', recipient: editor });
  await mailing.close();
});

test('no link is in the log or the audit', async () => {
  const link = tokenOf((await invite()).url);
  await accept(link);
  const audit = await api.context.database.queries.selectFrom('audit').selectAll().execute();
  expect(JSON.stringify(audit) + api.logLines.join('\n')).not.toContain(link);
});
