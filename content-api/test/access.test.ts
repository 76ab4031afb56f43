import { adminPassword, buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { addressOf, everyCall, methodOf } from './support/every-call.ts';

let api: TestApp;
beforeAll(async () => {
  api = await buildTestApp();
});
afterAll(() => api.close());

const guarded = everyCall.filter(({ access }) => access !== 'public');
const openWrites = everyCall.filter(({ access, method }) => access === 'public' && method !== 'GET');

test('only login, links by mail, passkeys, logout, contact, downloads with a ticket, reports, reviews, testimonials of clients, pitches and the site’s own calls may be written to without a token', () => {
  expect(openWrites.map(({ id }) => id).toSorted()).toEqual([
    'acceptInvitation',
    'answerPitch',
    'askAboutPitch',
    'checkPass',
    'checkSharedFile',
    'commentReview',
    'countRedirectHits',
    'decideReview',
    'downloadBackup',
    'downloadExport',
    'forgotPassword',
    'login',
    'logout',
    'notePitchSeen',
    'noteReceipt',
    'noteVisits',
    'openShared',
    'passkeyOptions',
    'readLink',
    'reportPolicy',
    'reportRelease',
    'resetPassword',
    'sendMessage',
    'sharedPassword',
    'withdrawClientTestimonial',
    'writeClientTestimonial',
  ]);
});

test.each(guarded.map((call) => [call.id, call] as const))('%s is 401 without a token', async (_id, call) => {
  const none: Record<string, string>[] = [{}];
  for (const headers of [
    ...none,
    { authorization: 'Bearer x' },
    { authorization: `Bearer ${'A'.repeat(43)}` },
  ]) {
    const answer = await api.call(methodOf(call), addressOf(call), { headers });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    expect(answer.json()).toMatchObject({ success: false, code: 'UNAUTHORIZED', error: 'Unauthorized' });
  }
});

test.each(guarded.filter(({ access }) => access !== 'user').map((call) => [call.id, call] as const))(
  '%s is 403 for another role',
  async (_id, call) => {
    const known = await api.context.database.queries.selectFrom('users').select('id').execute();
    if (known.length === 0) await api.addAccount('editor@studio.example', 'editor');
    token ??= (
      await api.call('POST', '/api/auth/login', {
        body: { email: 'editor@studio.example', password: adminPassword },
      })
    ).json<{ token: string }>().token;
    expect((await api.call(methodOf(call), addressOf(call), { token })).statusCode).toBe(403);
  },
);
let token: string | undefined;

test('a token counts in one Authorization header only: not in a cookie, the address or the body', async () => {
  const { token: own } = await api.login();
  const tries = [
    api.call('GET', `/api/auth/me?token=${own}`),
    api.call('GET', '/api/auth/me', { headers: { cookie: `admin_token=${own}` } }),
    api.call('GET', '/api/auth/me', { headers: { authorization: own } }),
    api.call('GET', '/api/auth/me', { headers: { authorization: `Bearer ${own}, Bearer ${own}` } }),
    api.call('GET', '/api/auth/me', { headers: { authorization: `Basic ${own}` } }),
  ];
  expect((await Promise.all(tries)).map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(401));
});

test('a bad token on a public read is ignored', async () => {
  const answer = await api.call('GET', '/api/projects', { headers: { authorization: 'Bearer stale' } });
  expect(answer.statusCode).toBe(200);
});

test('a route that does not declare its access keeps the server from starting', async () => {
  await expect(buildTestApp({ extend: (app) => void app.get('/api/open', () => 'x') })).rejects.toThrow(
    'does not declare its access',
  );
});
