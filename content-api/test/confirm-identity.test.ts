import type { ApiError } from '../src/contract/index.ts';
import { adminEmail, adminPassword, buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { createSoftwareAuthenticator } from './support/software-authenticator.ts';

interface Options {
  challenge: string;
  options: { challenge: string };
}

let api: TestApp;
let token: string;
let device: ReturnType<typeof createSoftwareAuthenticator>;

beforeEach(async () => {
  api = await buildTestApp({ env: { LIMITS_SCALE: '10' } });
  token = (await api.login()).token;
  device = createSoftwareAuthenticator();
});
afterEach(() => api.close());

const changes = [
  ['POST', '/api/auth/totp'],
  ['DELETE', '/api/auth/totp'],
  ['POST', '/api/auth/recovery-codes'],
  ['POST', '/api/auth/passkeys'],
  ['DELETE', '/api/auth/passkeys/000000000000000000000000'],
  ['PATCH', '/api/auth/me'],
] as const;

const bodyOf = (method: string, proof: object) =>
  method === 'PATCH' ? { email: 'thief@studio.example', ...proof } : proof;

async function addPasskey(as: string) {
  const asked = await api.call('POST', '/api/auth/passkeys', {
    token: as,
    body: { password: adminPassword },
  });
  const { challenge, options } = asked.json<Options>();
  const passkey = device.register({ challenge: options.challenge });
  return api.call('POST', '/api/auth/passkeys/confirm', {
    token: as,
    body: { challenge, name: 'x', passkey },
  });
}

/** What the passkey of the device proves. */
async function signed(how: object = {}) {
  const { challenge, options } = (await api.call('POST', '/api/auth/passkeys/options')).json<Options>();
  return { challenge, passkey: device.use({ challenge: options.challenge, ...how }) };
}

test.each(changes)('a session alone is not enough for %s %s', async (method, url) => {
  const none = await api.call(method, url, { token, body: bodyOf(method, {}) });
  expect(none.statusCode).toBe(400);
  expect(none.json<ApiError>().fields).toHaveProperty('password');
  const wrong = await api.call(method, url, { token, body: bodyOf(method, { password: 'wrong' }) });
  expect(wrong.statusCode).toBe(422);
  const user = await api.context.database.queries.selectFrom('users').selectAll().executeTakeFirstOrThrow();
  expect(user).toMatchObject({ email: adminEmail, totp_pending: '', totp_secret: '' });
});

test('a passkey of the account is as good as its password, and counts once', async () => {
  await addPasskey(token);
  const proof = await signed();
  const start = (body: object) => api.call('POST', '/api/auth/totp', { token, body });
  expect((await start(proof)).statusCode).toBe(200);
  expect((await start(proof)).statusCode).toBe(422);
  const moved = { email: 'moved@studio.example', ...(await signed()) };
  expect((await api.call('PATCH', '/api/auth/me', { token, body: moved })).statusCode).toBe(200);
});

test('neither the passkey of somebody else nor one without finger, face or PIN is a proof', async () => {
  await addPasskey(token);
  const start = (as: string, body: object) => api.call('POST', '/api/auth/totp', { token: as, body });
  expect((await start(token, await signed({ isVerified: false }))).statusCode).toBe(422);
  await api.addAccount('other@studio.example');
  const other = (await api.login('other@studio.example')).token;
  expect((await start(other, await signed())).statusCode).toBe(422);
});

test('other sessions end on demand, and this one stays', async () => {
  const other = (await api.login()).token;
  const status = async (as: string) => (await api.call('GET', '/api/auth/me', { token: as })).statusCode;
  expect((await api.call('POST', '/api/auth/logout-others', { token })).statusCode).toBe(200);
  expect([await status(token), await status(other)]).toEqual([200, 401]);
});
