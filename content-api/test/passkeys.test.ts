import type { ApiError, Factors } from '../src/contract/index.ts';
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

const start = async (as = token) =>
  (
    await api.call('POST', '/api/auth/passkeys', { token: as, body: { password: adminPassword } })
  ).json<Options>();
const options = async (challenge?: string) =>
  (await api.call('POST', '/api/auth/passkeys/options', { body: { challenge } })).json<Options>();
const login = (body: object) => api.call('POST', '/api/auth/login', { body });
const factors = async () => (await api.call('GET', '/api/auth/factors', { token })).json<Factors>();

async function add(how: object = {}, as = token) {
  const { challenge, options: asked } = await start(as);
  const passkey = device.register({ challenge: asked.challenge, ...how });
  const body = { challenge, name: 'Laptop', passkey };
  return api.call('POST', '/api/auth/passkeys/confirm', { token: as, body });
}

test('a passkey is added, and signs in without a password', async () => {
  const added = await add();
  expect(added.statusCode).toBe(200);
  expect(added.json<{ recoveryCodes: string[] }>().recoveryCodes).toHaveLength(10);
  const { challenge, options: asked } = await options();
  const answer = await login({ challenge, passkey: device.use({ challenge: asked.challenge }) });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ user: { email: adminEmail }, token: expect.any(String) as string });
  expect((await factors()).passkeys).toMatchObject([
    { name: 'Laptop', lastUsedAt: expect.any(String) as string },
  ]);
});

test('after a password, an account with a passkey has to use it, or a recovery code', async () => {
  const { recoveryCodes } = (await add()).json<{ recoveryCodes: string[] }>();
  const first = (await login({ email: adminEmail, password: adminPassword })).json<ApiError>();
  expect(first).toMatchObject({ code: 'second_factor_required', methods: ['passkey', 'recovery'] });
  const { challenge, options: asked } = await options(first.challenge);
  expect(asked).toMatchObject({ allowCredentials: [{ type: 'public-key' }] });
  const passkey = device.use({ challenge: asked.challenge, isVerified: false });
  expect((await login({ challenge, passkey })).statusCode).toBe(200);
  const again = (await login({ email: adminEmail, password: adminPassword })).json<ApiError>();
  expect((await login({ challenge: again.challenge, code: recoveryCodes[0] })).statusCode).toBe(200);
});

test.each([
  ['of another origin', { origin: 'https://studio.evil.example' }],
  ['of another site', { rpId: 'evil.example' }],
  ['over another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
  ['without finger, face or PIN', { isVerified: false }],
])('a signature %s is refused', async (_name, how) => {
  await add();
  const { challenge, options: asked } = await options();
  const passkey = device.use({ challenge: asked.challenge, ...how });
  const answer = await login({ challenge, passkey });
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({ code: 'SECOND_FACTOR_WRONG' });
});

test.each([
  ['of another origin', { origin: 'https://studio.evil.example' }],
  ['of another site', { rpId: 'evil.example' }],
  ['over another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
])('a new passkey %s is not added', async (_name, how) => {
  expect((await add(how)).statusCode).toBe(400);
  expect((await factors()).passkeys).toEqual([]);
});

test('an answer counts once, and an older one never again', async () => {
  await add();
  const { challenge, options: asked } = await options();
  const passkey = device.use({ challenge: asked.challenge });
  expect((await login({ challenge, passkey })).statusCode).toBe(200);
  expect((await login({ challenge, passkey })).statusCode).toBe(401);
  const other = await options();
  expect((await login({ challenge: other.challenge, passkey })).statusCode).toBe(401);
});

test('a passkey of somebody else does not finish a login', async () => {
  await add();
  await api.addAccount('other@studio.example');
  const other = (await api.login('other@studio.example')).token;
  const own = device;
  device = createSoftwareAuthenticator();
  await add({}, other);
  const first = (await login({ email: 'other@studio.example', password: adminPassword })).json<ApiError>();
  const { challenge, options: asked } = await options(first.challenge);
  expect((await login({ challenge, passkey: own.use({ challenge: asked.challenge }) })).statusCode).toBe(401);
});

test('a challenge for adding is of its account alone, and signs nobody in', async () => {
  const { challenge, options: asked } = await start();
  await api.addAccount('other@studio.example');
  const other = (await api.login('other@studio.example')).token;
  const passkey = device.register({ challenge: asked.challenge });
  const stolen = { token: other, body: { challenge, name: 'x', passkey } };
  expect((await api.call('POST', '/api/auth/passkeys/confirm', stolen)).statusCode).toBe(400);
  expect((await login({ challenge, passkey: device.use({ challenge: asked.challenge }) })).statusCode).toBe(
    401,
  );
});

test('adding and removing ask for the password', async () => {
  const wrong = { token, body: { password: 'wrong' } };
  expect((await api.call('POST', '/api/auth/passkeys', wrong)).statusCode).toBe(422);
  await add();
  const [{ _id } = { _id: '' }] = (await factors()).passkeys;
  expect((await api.call('DELETE', `/api/auth/passkeys/${_id}`, wrong)).statusCode).toBe(422);
  const right = { token, body: { password: adminPassword } };
  expect((await api.call('DELETE', `/api/auth/passkeys/${_id}`, right)).statusCode).toBe(200);
  expect(await factors()).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
  expect((await login({ email: adminEmail, password: adminPassword })).statusCode).toBe(200);
});

test('a disabled account does not get in by its passkey', async () => {
  await add();
  await api.context.database.queries.updateTable('users').set({ is_disabled: 1 }).execute();
  const { challenge, options: asked } = await options();
  expect((await login({ challenge, passkey: device.use({ challenge: asked.challenge }) })).statusCode).toBe(
    401,
  );
});
