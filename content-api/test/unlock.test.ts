import { unlockAccount } from '../src/features/accounts/unlock-account.ts';
import { seconds } from '../src/lib/durations.ts';
import { adminEmail, adminPassword, buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';

let api: TestApp;
beforeEach(async () => {
  api = await buildTestApp();
});
afterEach(() => api.close());

async function unlock(): Promise<void> {
  const { queries } = api.context.database;
  const { id } = await queries.selectFrom('users').select('id').executeTakeFirstOrThrow();
  await unlockAccount(queries, { id, email: adminEmail });
  // A process remembers for a moment whom it turned away.
  api.clock.advance(seconds(6));
}

async function failUntilLocked(act: () => Promise<{ statusCode: number }>): Promise<void> {
  for (let count = 0; count < 12; count += 1) if ((await act()).statusCode === 429) return;
  throw new Error('It was never locked');
}

test('an unlocked account may log in from a browser that is known', async () => {
  const { device } = await api.login();
  const login = (password: string) =>
    api.call('POST', '/api/auth/login', {
      body: { email: adminEmail, password },
      headers: { 'x-device': device },
    });
  await failUntilLocked(() => login('wrong'));
  expect((await login(adminPassword)).statusCode).toBe(429);
  await unlock();
  expect((await login(adminPassword)).statusCode).toBe(200);
});

test('an unlocked account may confirm its password again', async () => {
  const { token } = await api.login();
  const start = (password: string) =>
    api.call('POST', '/api/auth/password', {
      token,
      body: { currentPassword: password, newPassword: 'another pass phrase 7' },
    });
  await failUntilLocked(() => start('wrong'));
  await unlock();
  expect((await start(adminPassword)).statusCode).toBe(200);
});

test('an unlocked account may enter codes again, and no other account is unlocked', async () => {
  const other = await api.addAccount('other@studio.example');
  const { queries } = api.context.database;
  await api.login();
  const own = await queries
    .selectFrom('users')
    .select('id')
    .where('email', '=', adminEmail)
    .executeTakeFirstOrThrow();
  const row = { count: 9, until_ms: 1, expires_ms: 1 };
  const keys = [`failures:code:${own.id}`, `failures:code:${other}`];
  await queries
    .insertInto('throttles')
    .values(keys.map((key) => ({ key, ...row })))
    .execute();
  await unlockAccount(queries, { id: own.id, email: adminEmail });
  const left = await queries
    .selectFrom('throttles')
    .select('key')
    .where('key', 'like', 'failures:%')
    .execute();
  expect(left).toEqual([{ key: keys[1] }]);
});
