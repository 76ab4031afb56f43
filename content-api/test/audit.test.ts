import { runMaintenance } from '../src/app/maintenance.ts';
import { adminEmail, adminPassword, buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { eventually } from './support/eventually.ts';
import { samples } from './support/samples.ts';

const day = 24 * 60 * 60_000;
let api: TestApp;
beforeEach(async () => {
  api = await buildTestApp();
});
afterEach(() => api.close());

const rows = () => api.context.database.queries.selectFrom('audit').selectAll().orderBy('id').execute();
const actions = async () => (await rows()).map(({ action }) => action);

test('every kind of change leaves a row with who, when, from where and what', async () => {
  const { token } = await api.login();
  const project = (await api.call('POST', '/api/projects', { token, body: samples.project })).json<{
    _id: string;
  }>();
  await api.call('PUT', `/api/projects/${project._id}`, { token, body: samples.project });
  await api.call('DELETE', `/api/projects/${project._id}`, { token });
  await api.call('PUT', '/api/about', { token, body: samples.about });
  await api.call('POST', '/api/technologies/initialize', { token });
  await api.call('POST', '/api/auth/logout', { token });
  expect(await actions()).toEqual([
    'login.ok',
    'create',
    'update',
    'delete',
    'update',
    'initialize',
    'logout',
  ]);
  const created = (await rows())[1];
  expect(created).toMatchObject({
    entity: 'project',
    entity_id: project._id,
    ip: '198.51.100.7',
    at: '2026-11-21T08:00:00.000Z',
    user_id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
    request_id: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
  });
});

test('logins that fail or are throttled are told, the latter once a minute', async () => {
  await api.addAccount(adminEmail);
  for (let count = 0; count < 9; count += 1) {
    await api.call('POST', '/api/auth/login', { body: { email: adminEmail, password: 'wrong' } });
  }
  expect(await actions()).toEqual([...Array<string>(5).fill('login.failed'), 'login.throttled']);
});

test('password changes and ended sessions are told', async () => {
  const [{ token }] = [await api.login(), await api.login()];
  const newPassword = 'another pass phrase 7';
  await api.call('POST', '/api/auth/password', { token, body: { currentPassword: 'x', newPassword } });
  await api.call('POST', '/api/auth/password', {
    token,
    body: { currentPassword: adminPassword, newPassword },
  });
  await api.call('POST', '/api/auth/login', { body: { email: adminEmail, password: newPassword } });
  const list = await api.call('GET', '/api/auth/sessions', { token });
  const other = list.json<{ sessions: { _id: string; current: boolean }[] }>().sessions;
  const { _id } = other.find(({ current }) => !current) ?? {};
  await api.call('DELETE', `/api/auth/sessions/${_id}`, { token });
  await api.call('POST', '/api/auth/logout-all', { token });
  expect((await actions()).slice(2)).toEqual([
    'password.failed',
    'password.changed',
    'login.ok',
    'session.ended',
    'logout.all',
  ]);
});

test('a burst of faulty requests from one address is told once', async () => {
  for (let count = 0; count < 40; count += 1) await api.call('GET', '/api/projects?page=x');
  // The row is written after the answer.
  expect(await eventually(actions, (told) => told.length > 0)).toEqual(['validation.burst']);
});

test('a change that fails leaves neither a row nor a new revision', async () => {
  const { token } = await api.login();
  const before = (await api.call('GET', '/api/revision')).json<object>();
  await api.call('POST', '/api/services', { token, body: samples.service });
  const middle = (await api.call('GET', '/api/revision')).json<object>();
  await api.call('POST', '/api/services', { token, body: samples.service });
  expect(middle).not.toEqual(before);
  expect((await api.call('GET', '/api/revision')).json()).toEqual(middle);
  expect(await actions()).toEqual(['login.ok', 'create']);
});

test('rows are kept for half a year, sessions until they end', async () => {
  const { token } = await api.login();
  api.clock.advance(100 * day);
  await api.login();
  await runMaintenance(api.context);
  expect(await actions()).toHaveLength(2);
  expect(await api.context.database.queries.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
  api.clock.advance(100 * day);
  await runMaintenance(api.context);
  expect(await actions()).toHaveLength(1);
  expect((await api.call('GET', '/api/auth/me', { token })).statusCode).toBe(401);
});
