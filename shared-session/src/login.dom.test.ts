import Cookies from 'js-cookie';
import { createSession } from './create-session.ts';
import { createFakeApi, createFakeClock, forgetSession, testUser } from './testing/index.ts';

const credentials = { email: 'mira@studio.test', password: 'secret' };

afterEach(() => {
  forgetSession();
  localStorage.clear();
});

function open(api = createFakeApi()) {
  return { api, session: createSession({ clock: createFakeClock(Date.now()), fetch: api.fetch }) };
}

test('a user who is no administrator is denied, nothing is stored, and the token is revoked (T55)', async () => {
  const { api, session } = open();
  api.user = { ...testUser, role: 'editor' };

  await expect(session.login(credentials)).resolves.toEqual({
    ok: false,
    status: 200,
    message: 'Access denied. Admin privileges required.',
  });

  expect(localStorage.length).toBe(0);
  expect(Cookies.get()).toEqual({});
  expect(session.getSnapshot()).toMatchObject({ status: 'anonymous', reason: 'denied' });
  expect(api.calls.at(-1)).toMatchObject({ name: 'POST /api/auth/logout', token: 'token-1' });
});

test('a failed login returns the message of the server and its messages by field', async () => {
  const { api, session } = open();
  api.answer('POST /api/auth/login', {
    status: 400,
    body: { success: false, message: 'Check the form', fields: { email: 'Email is required', other: 7 } },
  });
  await expect(session.login(credentials)).resolves.toEqual({
    ok: false,
    status: 400,
    message: 'Check the form',
    fields: { email: 'Email is required' },
  });
});

test('the device marker is stored, sent at the next login, and survives a logout', async () => {
  const { api, session } = open();
  await session.login({ ...credentials, remember: true });
  expect(api.calls[0]).toMatchObject({ body: { ...credentials, remember: true } });
  expect(api.calls[0]!.headers['x-device']).toBeUndefined();
  session.logout();
  expect(localStorage.getItem('admin_device')).toBe('device-1');
  await session.login(credentials);
  expect(api.calls.at(-1)!.headers['x-device']).toBe('device-1');
});

test('a login that takes a second step returns its ticket, and the answer to it signs in', async () => {
  const { api, session } = open();
  const body = { error: 'Unauthorized', message: 'Please confirm', challenge: 'ticket', methods: ['totp'] };
  api.answer('POST /api/auth/login', { status: 401, body });
  await expect(session.login(credentials)).resolves.toEqual({
    ok: false,
    status: 401,
    message: 'Please confirm',
    body,
  });
  const done = { user: testUser, token: 'token-1', device: 'device-1' };
  api.answer('POST /api/auth/login', { status: 200, body: done });
  await expect(session.login({ challenge: 'ticket', code: '123456' })).resolves.toMatchObject({ ok: true });
  expect(api.calls.at(-1)?.body).toEqual({ challenge: 'ticket', code: '123456', remember: false });
});
