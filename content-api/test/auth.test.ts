import { hash } from '@node-rs/argon2';
import { adminEmail, adminPassword, buildTestApp, testHashStart } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';

const day = 24 * 60 * 60_000;
let api: TestApp;

beforeEach(async () => {
  api = await buildTestApp();
  await api.addAccount(adminEmail);
});
afterEach(() => api.close());

const attempt = (body: object, headers?: Record<string, string>, ip?: string) =>
  api.call('POST', '/api/auth/login', { body, headers, ip });
const me = (token: string) => api.call('GET', '/api/auth/me', { token });
const credentials = { email: adminEmail, password: adminPassword };

test('a login answers with the user and an opaque token, and never twice the same', async () => {
  const first = (await attempt({ ...credentials, remember: false })).json<{ token: string; user: object }>();
  const second = (await attempt({ email: ` ${adminEmail.toUpperCase()} `, password: adminPassword })).json<{
    token: string;
  }>();
  expect(first.user).toEqual({
    _id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
    username: 'Owner',
    email: adminEmail,
    role: 'admin',
    may: ['content', 'publish', 'media', 'messages', 'studio', 'people', 'releases'],
    picture: '',
  });
  expect(first.token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(second.token).not.toBe(first.token);
});

test('the database holds neither tokens nor passwords', async () => {
  const { token } = await api.login();
  const rows = JSON.stringify([
    await api.context.database.queries.selectFrom('sessions').selectAll().execute(),
    await api.context.database.queries.selectFrom('users').selectAll().execute(),
    await api.context.database.queries.selectFrom('audit').selectAll().execute(),
  ]);
  expect(rows).not.toContain(token);
  expect(rows).not.toContain(adminPassword);
  expect(rows).toContain(testHashStart);
});

test('unknown, disabled and wrong passwords are answered alike', async () => {
  await api.addAccount('gone@studio.example');
  await api.context.database.queries
    .updateTable('users')
    .set({ is_disabled: 1 })
    .where('email', '=', 'gone@studio.example')
    .execute();
  const answers = await Promise.all([
    attempt({ email: 'nobody@studio.example', password: adminPassword }),
    attempt({ email: adminEmail, password: 'wrong' }),
    attempt({ email: 'gone@studio.example', password: adminPassword }),
  ]);
  const shapes = answers.map(({ statusCode, headers, json }) => {
    const { requestId: _, ...body } = json<{ requestId: string }>();
    const { date: _date, 'content-length': _length, ...rest } = headers;
    return JSON.stringify({ statusCode, rest, body });
  });
  expect(new Set(shapes).size).toBe(1);
  expect(answers[0]?.json()).toMatchObject({ success: false, message: 'Invalid email or password' });
  expect(answers[0]?.statusCode).toBe(401);
});

test('a session lasts seven days from its last use, thirty when remembered, ninety at most', async () => {
  const short = (await attempt(credentials)).json<{ token: string }>().token;
  const long = (await attempt({ ...credentials, rememberMe: true })).json<{ token: string }>().token;
  api.clock.advance(6 * day);
  expect((await me(short)).statusCode).toBe(200);
  api.clock.advance(6 * day);
  expect((await me(short)).statusCode).toBe(200);
  api.clock.advance(8 * day);
  expect((await me(short)).statusCode).toBe(401);
  for (let month = 0; month < 3; month += 1) {
    expect((await me(long)).statusCode).toBe(200);
    api.clock.advance(25 * day);
  }
  expect((await me(long)).statusCode).toBe(401);
});

test('refresh keeps the token and slides its end', async () => {
  const { token, expiresAt } = (await attempt(credentials)).json<{ token: string; expiresAt: string }>();
  api.clock.advance(15 * 60_000);
  const answer = await api.call('POST', '/api/auth/refresh', { token });
  expect(Date.parse(answer.json<{ expiresAt: string }>().expiresAt) - Date.parse(expiresAt)).toBe(
    15 * 60_000,
  );
});

test('the end of a session is written at most once a minute', async () => {
  const { token } = await api.login();
  const lastUse = async () => {
    const session = api.context.database.queries.selectFrom('sessions').select('last_used_at');
    return Date.parse((await session.executeTakeFirstOrThrow()).last_used_at);
  };
  const first = await lastUse();
  api.clock.advance(59_000);
  await me(token);
  expect(await lastUse()).toBe(first);
  api.clock.advance(1000);
  await me(token);
  expect(await lastUse()).toBe(first + 60_000);
});

test('a password that is kept with weaker parameters is kept with the present ones after a login', async () => {
  const stored = async () => {
    const users = api.context.database.queries.selectFrom('users').select('password_hash');
    return (await users.where('email', '=', adminEmail).executeTakeFirstOrThrow()).password_hash;
  };
  const weak = await hash(adminPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  await api.context.database.queries.updateTable('users').set({ password_hash: weak }).execute();
  expect((await attempt({ ...credentials, password: 'wrong' })).statusCode).toBe(401);
  expect(await stored()).toBe(weak);
  expect((await attempt(credentials)).statusCode).toBe(200);
  expect(await stored()).toContain(testHashStart);
  expect((await attempt(credentials)).statusCode).toBe(200);
});

test('logout is 204 for any token and ends the session at once', async () => {
  const { token } = await api.login();
  expect((await api.call('POST', '/api/auth/logout', { token })).statusCode).toBe(204);
  expect((await me(token)).statusCode).toBe(401);
  expect((await api.call('POST', '/api/auth/logout', { token })).statusCode).toBe(204);
  expect((await api.call('POST', '/api/auth/logout')).statusCode).toBe(204);
});

test('a login revokes the token that it came with', async () => {
  const { token } = await api.login();
  await attempt(credentials, { authorization: `Bearer ${token}` });
  expect((await me(token)).statusCode).toBe(401);
});

test('a user has ten sessions at most; the oldest ends', async () => {
  const app = await buildTestApp({ env: { LIMITS_SCALE: '100' } });
  const tokens: string[] = [];
  for (let count = 0; count < 11; count += 1) tokens.push((await app.login()).token);
  const status = async (token = '') => (await app.call('GET', '/api/auth/me', { token })).statusCode;
  expect(await status(tokens[0])).toBe(401);
  expect(await status(tokens[1])).toBe(200);
  await app.close();
});

test('sessions are listed and can be ended one by one and all together', async () => {
  const [first, second] = [await api.login(), await api.login()];
  const list = await api.call('GET', '/api/auth/sessions', { token: first.token });
  const { sessions } = list.json<{ sessions: { _id: string; current: boolean }[] }>();
  expect(sessions.map(({ current }) => current)).toEqual([false, true]);
  const url = `/api/auth/sessions/${sessions[0]?._id}`;
  expect((await api.call('DELETE', url, { token: first.token })).statusCode).toBe(200);
  expect((await me(second.token)).statusCode).toBe(401);
  await api.call('POST', '/api/auth/logout-all', { token: first.token });
  expect((await me(first.token)).statusCode).toBe(401);
});

test('a user cannot end the session of another user', async () => {
  const other = await api.login('other@studio.example');
  const { token } = await api.login();
  const list = await api.call('GET', '/api/auth/sessions', { token: other.token });
  const [session] = list.json<{ sessions: { _id: string }[] }>().sessions;
  const answer = await api.call('DELETE', `/api/auth/sessions/${session?._id}`, { token });
  expect(answer.statusCode).toBe(404);
});

test('a password change needs the current one and ends every other session', async () => {
  const [first, second] = [await api.login(), await api.login()];
  const change = (body: object) => api.call('POST', '/api/auth/password', { token: first.token, body });
  const wrong = await change({ currentPassword: 'wrong', newPassword: 'another pass phrase 7' });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.json()).toMatchObject({
    code: 'WRONG_PASSWORD',
    fields: { currentPassword: expect.any(String) as string },
  });
  const right = await change({ currentPassword: adminPassword, newPassword: ' another pass phrase 7 ' });
  expect(right.statusCode).toBe(200);
  expect((await me(first.token)).statusCode).toBe(200);
  expect((await me(second.token)).statusCode).toBe(401);
  expect((await attempt({ email: adminEmail, password: 'another pass phrase 7' })).statusCode).toBe(401);
  expect((await attempt({ email: adminEmail, password: ' another pass phrase 7 ' })).statusCode).toBe(200);
});

test.each([
  ['too short', 'short pass'],
  ['too long', 'x1y2'.repeat(33)],
  ['the e-mail', adminEmail],
  ['a common one', 'passwordpassword'],
  ['the name of the product with digits', 'portfolio1234'],
  ['one character again and again', 'aaaaaaaaaaaa'],
])('a new password that is %s is refused with the field named', async (_name, newPassword) => {
  const { token } = await api.login();
  const body = { currentPassword: adminPassword, newPassword };
  const answer = await api.call('POST', '/api/auth/password', { token, body });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toHaveProperty('fields.newPassword');
});

test('a changed role or a disabled account counts from the next request on', async () => {
  const { token } = await api.login();
  const users = api.context.database.queries.updateTable('users');
  await users.set({ role: 'editor' }).execute();
  const denied = await api.call('GET', '/api/about', { token });
  expect(denied.statusCode).toBe(403);
  expect(denied.json()).toMatchObject({ message: 'Access denied. Admin privileges required.' });
  expect((await me(token)).json()).toMatchObject({ role: 'editor' });
  await users.set({ is_disabled: 1 }).execute();
  expect((await me(token)).statusCode).toBe(401);
});
