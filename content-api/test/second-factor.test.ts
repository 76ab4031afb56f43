import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { ApiError } from '../src/contract/index.ts';
import { minutes, seconds } from '../src/lib/durations.ts';
import { newId } from '../src/lib/new-id.ts';
import { adminEmail, adminPassword, buildTestApp, testHashStart } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';

let api: TestApp;
let token: string;
let secret: string;
let recoveryCodes: string[];
const proof = { password: adminPassword };
const credentials = { email: adminEmail, password: adminPassword };

beforeEach(async () => {
  api = await buildTestApp();
  token = (await api.login()).token;
  ({ secret, recoveryCodes } = await addTotp());
  api.clock.advance(minutes(20));
});
afterEach(() => api.close());

const login = (body: object, ip?: string) => api.call('POST', '/api/auth/login', { body, ip });

/** The code that an app shows, so many seconds from now. */
function codeAt(offsetMs = 0, of = secret): string {
  const totp = new TOTP({ secret: Secret.fromBase32(of) });
  return totp.generate({ timestamp: api.clock.nowMs() + offsetMs });
}

async function addTotp(as = token) {
  const started = await api.call('POST', '/api/auth/totp', { token: as, body: proof });
  const { secret: made, uri } = started.json<{ secret: string; uri: string }>();
  const body = { code: codeAt(0, made) };
  const confirmed = await api.call('POST', '/api/auth/totp/confirm', { token: as, body });
  return { secret: made, uri, recoveryCodes: confirmed.json<{ recoveryCodes: string[] }>().recoveryCodes };
}

/** The ticket of a first step. */
async function firstStep(ip?: string): Promise<string> {
  return (await login(credentials, ip)).json<ApiError>().challenge ?? '';
}

test('the right password alone does not sign in: a ticket asks for the code', async () => {
  const first = await login(credentials);
  expect(first.statusCode).toBe(401);
  expect(first.json()).toMatchObject({
    code: 'second_factor_required',
    challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
    methods: ['totp', 'recovery'],
  });
  expect(first.body).not.toContain('"token"');
  const challenge = first.json<ApiError>().challenge;
  const second = await login({ challenge, code: codeAt() });
  expect(second.statusCode).toBe(200);
  expect(second.json()).toMatchObject({ user: { email: adminEmail }, token: expect.any(String) as string });
  expect((await login({ challenge, code: codeAt(seconds(30)) })).statusCode).toBe(401);
});

test('a wrong password says nothing of the second factor', async () => {
  const wrong = await login({ ...credentials, password: 'wrong' });
  expect(wrong.json()).toMatchObject({ code: 'UNAUTHORIZED', message: 'Invalid email or password' });
  expect(wrong.json()).not.toHaveProperty('challenge');
});

test.each([
  ['the present one', 0, 200],
  ['the one before, of a slow clock', -30, 200],
  ['the one after, of a fast clock', 30, 200],
  ['two steps ago', -60, 401],
  ['two steps ahead', 60, 401],
])('of codes counts %s', async (_name, offset, status) => {
  const challenge = await firstStep();
  expect((await login({ challenge, code: codeAt(seconds(offset)) })).statusCode).toBe(status);
});

test('a code counts once, and so does none before it', async () => {
  const code = codeAt();
  expect((await login({ challenge: await firstStep(), code })).statusCode).toBe(200);
  const again = await login({ challenge: await firstStep(), code });
  expect(again.statusCode).toBe(401);
  expect(again.json()).toMatchObject({ code: 'SECOND_FACTOR_WRONG' });
  expect((await login({ challenge: await firstStep(), code: codeAt(seconds(-30)) })).statusCode).toBe(401);
});

test('of two logins with the same code at once, one gets in', async () => {
  const [first, second] = [await firstStep(), await firstStep()];
  const code = codeAt();
  const answers = await Promise.all([login({ challenge: first, code }), login({ challenge: second, code })]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
});

test('a ticket has five tries, and ends after five minutes', async () => {
  const challenge = await firstStep();
  for (let count = 0; count < 5; count += 1) {
    expect((await login({ challenge, code: '000000' })).json()).toMatchObject({
      code: 'SECOND_FACTOR_WRONG',
    });
  }
  expect((await login({ challenge, code: codeAt() })).json()).toMatchObject({ code: 'UNAUTHORIZED' });
  const late = await firstStep();
  api.clock.advance(minutes(5) + 1);
  expect((await login({ challenge: late, code: codeAt() })).statusCode).toBe(401);
});

test('who knows the password cannot try codes without end, from however many addresses', async () => {
  const statuses: number[] = [];
  for (let round = 0; round < 8; round += 1) {
    const challenge = await firstStep(`203.0.113.${round}`);
    for (let count = 0; count < 5; count += 1) {
      statuses.push((await login({ challenge, code: '000000' }, `203.0.113.${round}`)).statusCode);
    }
  }
  expect(statuses.filter((status) => status === 401).length).toBeGreaterThan(0);
  const stored = await api.context.database.queries
    .selectFrom('throttles')
    .select('count')
    .where('key', 'like', 'failures:code:%')
    .executeTakeFirstOrThrow();
  expect(stored.count).toBeLessThanOrEqual(10);
});

test('a recovery code signs in once', async () => {
  expect(recoveryCodes).toHaveLength(10);
  const [code = ''] = recoveryCodes;
  expect((await login({ challenge: await firstStep(), code: ` ${code.toUpperCase()} ` })).statusCode).toBe(
    200,
  );
  expect((await login({ challenge: await firstStep(), code })).statusCode).toBe(401);
  const factors = await api.call('GET', '/api/auth/factors', { token });
  expect(factors.json()).toMatchObject({ hasTotp: true, recoveryCodesLeft: 9 });
});

test('recovery codes are hashed like passwords; one of before, with a fast hash, still counts once', async () => {
  const { queries } = api.context.database;
  const rows = await queries.selectFrom('recovery_codes').selectAll().execute();
  for (const { code_hash } of rows) expect(code_hash.startsWith(testHashStart)).toBe(true);
  expect(new Set(rows.map(({ code_hash }) => code_hash)).size).toBe(10);
  const [former = ''] = recoveryCodes;
  const fast = createHash('sha256').update(former.replaceAll('-', '')).digest('hex');
  await queries.deleteFrom('recovery_codes').execute();
  const { id: user_id } = await queries.selectFrom('users').select('id').executeTakeFirstOrThrow();
  await queries.insertInto('recovery_codes').values({ id: newId(), user_id, code_hash: fast }).execute();
  expect((await login({ challenge: await firstStep(), code: former })).statusCode).toBe(200);
  await queries.insertInto('recovery_codes').values({ id: newId(), user_id, code_hash: fast }).execute();
  expect((await login({ challenge: await firstStep(), code: 'aaaa-bbbb-cccc' })).statusCode).toBe(401);
});

test('the ticket of one account does not take the code of another', async () => {
  await api.addAccount('other@studio.example');
  const other = (await api.login('other@studio.example')).token;
  const { secret: theirs } = await addTotp(other);
  api.clock.advance(minutes(1));
  const challenge = await firstStep();
  expect((await login({ challenge, code: codeAt(0, theirs) })).statusCode).toBe(401);
});

test('the remembered length is that of the first step', async () => {
  const first = await login({ ...credentials, remember: true });
  const done = await login({ challenge: first.json<ApiError>().challenge, code: codeAt() });
  const days = (Date.parse(done.json<{ expiresAt: string }>().expiresAt) - api.clock.nowMs()) / 86_400_000;
  expect(days).toBe(30);
});

test('the app is set up with a code of it, and removed with the password only', async () => {
  await api.addAccount('new@studio.example');
  const other = (await api.login('new@studio.example')).token;
  const { uri } = (await api.call('POST', '/api/auth/totp', { token: other, body: proof })).json<{
    uri: string;
  }>();
  expect(uri).toMatch(/^otpauth:\/\/totp\/localhost:new%40studio\.example\?.*secret=[A-Z2-7]{32}/);
  const wrong = await api.call('POST', '/api/auth/totp/confirm', { token: other, body: { code: '000000' } });
  expect(wrong.statusCode).toBe(400);
  expect(wrong.json()).toHaveProperty('fields.code');
  const plain = await login({ email: 'new@studio.example', password: adminPassword });
  expect(plain.statusCode).toBe(200);

  const remove = (password: string) => api.call('DELETE', '/api/auth/totp', { token, body: { password } });
  expect((await remove('wrong')).json()).toMatchObject({ code: 'WRONG_PASSWORD' });
  expect((await api.call('POST', '/api/auth/totp', { token, body: proof })).statusCode).toBe(409);
  expect((await remove(adminPassword)).statusCode).toBe(200);
  expect((await login(credentials)).statusCode).toBe(200);
  expect((await api.call('GET', '/api/auth/factors', { token })).json()).toMatchObject({
    hasTotp: false,
    recoveryCodesLeft: 0,
  });
});

test('a new password by a link leaves the second factor', async () => {
  const email = 'other@studio.example';
  const id = await api.addAccount(email);
  await addTotp((await api.login(email)).token);
  const made = await api.call('POST', `/api/users/${id}/reset-link`, { token });
  const link = made.json<{ url: string }>().url.split('#')[1];
  const password = 'another pass phrase 7';
  const body = { token: link, password };
  expect((await api.call('POST', '/api/auth/reset', { body })).statusCode).toBe(200);
  const answer = await login({ email, password });
  expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: 'second_factor_required' }]);
});

test('neither secrets nor codes are in the log, the audit or the list of accounts', async () => {
  await login({ challenge: await firstStep(), code: codeAt() });
  const audit = await api.context.database.queries.selectFrom('audit').selectAll().execute();
  const users = await api.call('GET', '/api/users', { token });
  const told = JSON.stringify(audit) + api.logLines.join('\n') + users.body;
  for (const word of [secret, codeAt(), ...recoveryCodes]) expect(told).not.toContain(word);
});

test('where a second factor is required, an account without one may only set one up', async () => {
  const strict = await buildTestApp({ env: { REQUIRE_SECOND_FACTOR: 'on' } });
  const session = (await strict.login()).token;
  const ask = (method: 'GET' | 'POST', url: string, body?: object) =>
    strict.call(method, url, { token: session, body });
  const refused = await ask('GET', '/api/users');
  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toMatchObject({ code: 'SECOND_FACTOR_MISSING' });
  expect((await ask('GET', '/api/auth/factors')).json()).toMatchObject({ isRequired: true });
  const { secret: made } = (await ask('POST', '/api/auth/totp', proof)).json<{ secret: string }>();
  const code = new TOTP({ secret: Secret.fromBase32(made) }).generate({ timestamp: strict.clock.nowMs() });
  await ask('POST', '/api/auth/totp/confirm', { code });
  expect((await ask('GET', '/api/users')).statusCode).toBe(200);
  const removed = await strict.call('DELETE', '/api/auth/totp', { token: session, body: proof });
  expect(removed.statusCode).toBe(409);
  await strict.close();
});
