import type { OwnAccount } from '../src/contract/auth.ts';
import type { Accounts, AccountView } from '../src/contract/users.ts';
import { rights } from '../src/contract/rights.ts';
import { adminEmail, adminPassword, buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';

let api: TestApp;
let token: string;
const editorMay = ['content', 'publish', 'media'] as const;
const newUser = {
  username: 'Ravi',
  email: 'Ravi@studio.example',
  password: adminPassword,
  may: [...editorMay],
};

beforeEach(async () => {
  api = await buildTestApp();
  token = (await api.login()).token;
});
afterEach(() => api.close());

const create = (body: object, as = token) => api.call('POST', '/api/users', { token: as, body });
const change = (id: string, body: object, as = token) =>
  api.call('PATCH', `/api/users/${id}`, { token: as, body });
const remove = (id: string, as = token) => api.call('DELETE', `/api/users/${id}`, { token: as });
const list = async () => (await api.call('GET', '/api/users', { token })).json<Accounts>().users;
const idOf = async (email: string) => (await list()).find((user) => user.email === email)?._id ?? '';
const statusOfMe = async (as: string) => (await api.call('GET', '/api/auth/me', { token: as })).statusCode;

test('an account is added with rights, signs in with them, and is listed without anything secret', async () => {
  const made = await create(newUser);
  expect(made.statusCode).toBe(201);
  expect(made.json()).toMatchObject({
    email: 'ravi@studio.example',
    role: 'admin',
    may: editorMay,
    sessions: 0,
  });
  const login = await api.call('POST', '/api/auth/login', {
    body: { email: newUser.email, password: adminPassword },
  });
  expect(login.json()).toMatchObject({ user: { may: editorMay } });
  const listed = await api.call('GET', '/api/users', { token });
  expect(listed.json<Accounts>().users.map(({ username, sessions }) => [username, sessions])).toEqual([
    ['Owner', 1],
    ['Ravi', 1],
  ]);
  expect(listed.body).not.toMatch(/argon2|secret|hash/i);
});

test.each([
  ['an e-mail that is taken', { email: adminEmail }, 409, 'email'],
  [
    'one that differs in what nobody sees',
    { email: `\ufeff${adminEmail.replace('@', '\u200b@')}` },
    409,
    'email',
  ],
  ['a name that is taken', { username: 'OWNER' }, 409, 'username'],
  ['a name that differs in what nobody sees', { username: 'Ow\u200bn\u200der' }, 409, 'username'],
  ['a weak password', { password: 'passwordpassword' }, 400, 'password'],
  ['an unknown right', { may: ['everything'] }, 400, 'may.0'],
  ['no e-mail address', { email: 'a@b, c@d' }, 400, 'email'],
])('%s is refused with the field named', async (_name, wrong, status, field) => {
  const answer = await create({ ...newUser, ...wrong });
  expect(answer.statusCode).toBe(status);
  expect(answer.json<{ fields: object }>().fields).toHaveProperty([field]);
  expect(await list()).toHaveLength(1);
});

test('changed rights and a disabled account count from the next request on', async () => {
  const { _id } = (await create(newUser)).json<AccountView>();
  const other = (await api.login('ravi@studio.example')).token;
  expect((await api.call('GET', '/api/media', { token: other })).statusCode).toBe(200);
  await change(_id, { may: ['content'] });
  expect((await api.call('GET', '/api/media', { token: other })).statusCode).toBe(403);
  await change(_id, { isDisabled: true });
  expect(await statusOfMe(other)).toBe(401);
  await change(_id, { isDisabled: false });
  expect(await statusOfMe(other)).toBe(401);
});

test('the last owner keeps every right, and stays', async () => {
  const own = await idOf(adminEmail);
  const { _id: second } = (await create({ ...newUser, may: [...rights] })).json<AccountView>();
  expect((await change(own, { may: ['content'] })).statusCode).toBe(200);
  const other = (await api.login('ravi@studio.example')).token;
  for (const body of [{ may: [...editorMay] }, { isDisabled: true }]) {
    const answer = await change(second, body, other);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'LAST_OWNER' });
  }
  expect((await remove(second, other)).statusCode).toBe(409);
  expect((await api.call('GET', '/api/users', { token: other })).json<Accounts>().users[1]).toMatchObject({
    may: rights,
    isDisabled: false,
  });
});

test('of two owners who remove each other at once, one is left', async () => {
  const own = await idOf(adminEmail);
  const { _id: second } = (await create({ ...newUser, may: [...rights] })).json<AccountView>();
  const other = (await api.login('ravi@studio.example')).token;
  const answers = await Promise.all([
    change(second, { may: ['people'] }),
    change(own, { may: ['people'] }, other),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toContain(200);
  const users = await api.context.database.queries.selectFrom('users').select('may').execute();
  expect(users.filter(({ may }) => JSON.stringify(may).includes('releases'))).toHaveLength(1);
});

test('nobody gives a right that they lack, or touches an account that may do more', async () => {
  await create({ ...newUser, may: ['content', 'people'] });
  const manager = (await api.login('ravi@studio.example')).token;
  const tries = [
    await create({ ...newUser, email: 'x@studio.example', may: [...rights] }, manager),
    await change(await idOf('ravi@studio.example'), { may: [...rights] }, manager),
    await change(await idOf(adminEmail), { isDisabled: true }, manager),
    await remove(await idOf(adminEmail), manager),
    await api.call('DELETE', `/api/users/${await idOf(adminEmail)}/sessions`, { token: manager }),
  ];
  expect(tries.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(403));
  const allowed = await create(
    { ...newUser, username: 'Mira', email: 'y@studio.example', may: ['content'] },
    manager,
  );
  expect(allowed.statusCode).toBe(201);
});

test('an owner sees and ends the sessions of anybody', async () => {
  const { _id } = (await create(newUser)).json<AccountView>();
  const [first, second] = [await api.login('ravi@studio.example'), await api.login('ravi@studio.example')];
  const url = `/api/users/${_id}/sessions`;
  const { sessions } = (await api.call('GET', url, { token })).json<{ sessions: { _id: string }[] }>();
  expect(sessions).toHaveLength(2);
  expect((await api.call('DELETE', `${url}/${sessions[1]?._id}`, { token })).statusCode).toBe(200);
  expect(await Promise.all([statusOfMe(first.token), statusOfMe(second.token)])).toEqual([401, 200]);
  await api.call('DELETE', url, { token });
  expect(await statusOfMe(second.token)).toBe(401);
});

test('a deleted account is gone with its sessions; nobody deletes their own', async () => {
  const { _id } = (await create(newUser)).json<AccountView>();
  const other = (await api.login('ravi@studio.example')).token;
  expect((await remove(await idOf(adminEmail))).statusCode).toBe(409);
  expect((await remove(_id)).statusCode).toBe(200);
  expect(await statusOfMe(other)).toBe(401);
  expect((await remove(_id)).statusCode).toBe(404);
});

test('a change of an account that is based on an older version is refused with what is stored now', async () => {
  const made = (await create(newUser)).json<AccountView>();
  const first = await change(made._id, { username: 'Ravi K', updatedAt: made.updatedAt });
  expect(first.statusCode).toBe(200);
  expect(first.json<AccountView>().updatedAt > made.updatedAt).toBe(true);
  const stale = await change(made._id, { may: ['content'], updatedAt: made.updatedAt });
  expect(stale.statusCode).toBe(409);
  expect(stale.json()).toMatchObject({
    code: 'STALE_WRITE',
    current: { _id: made._id, username: 'Ravi K', may: editorMay },
  });
  expect((await change(made._id, { may: ['content'] })).statusCode).toBe(200);
});

test('the own profile has a version, too', async () => {
  const me = () => api.call('GET', '/api/auth/me', { token });
  const save = (body: object) => api.call('PATCH', '/api/auth/me', { token, body });
  const { updatedAt } = (await me()).json<OwnAccount>();
  expect((await save({ username: 'Mira S', updatedAt })).statusCode).toBe(200);
  const stale = await save({ picture: '', updatedAt });
  expect(stale.statusCode).toBe(409);
  expect(stale.json()).toMatchObject({ current: { username: 'Mira S' } });
  expect((await me()).json<OwnAccount>().updatedAt > updatedAt).toBe(true);
});
