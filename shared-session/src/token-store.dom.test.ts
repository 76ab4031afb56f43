import Cookies from 'js-cookie';
import { createSession } from './create-session.ts';
import { createFakeApi, createFakeClock, forgetSession, settle, testUser } from './testing/index.ts';
import type { Session } from './types.ts';

const credentials = { email: 'mira@studio.test', password: 'secret' };
const triple = ['admin_session', 'admin_user', 'admin_token'];

let api = createFakeApi();
let clock = createFakeClock();

beforeEach(() => {
  api = createFakeApi();
  // js-cookie uses the system clock.
  clock = createFakeClock(Date.now());
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(document, 'cookie');
  forgetSession();
  localStorage.clear();
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
});

/** Simulates a page load: only cookies and local storage remain. */
function load(): Session {
  forgetSession();
  return createSession({
    clock,
    fetch: api.fetch,
    channel: () => undefined,
  });
}

async function signIn(): Promise<Session> {
  const session = load();
  await session.login(credentials);
  return session;
}

function blockStorage(method: 'getItem' | 'setItem', name: string): void {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('no', name);
  });
}

function blockCookies(): void {
  Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => undefined });
}

test('a missing token is noticed by the next call, not when a field takes the focus', async () => {
  const session = await signIn();
  const stop = session.start();
  const field = document.body.appendChild(document.createElement('input'));
  localStorage.removeItem('admin_token');
  Cookies.remove('admin_token');
  field.focus();
  expect(session.getSnapshot().status).toBe('authenticated');
  expect(() => session.requireToken()).toThrow('No authentication token found. Please log in again.');
  expect(session.getSnapshot().status).toBe('anonymous');
  field.remove();
  stop();
});

test('an interrupted write, with the token missing, is invalid (T07)', async () => {
  await signIn();
  localStorage.removeItem('admin_token');
  Cookies.remove('admin_token');
  expect(load().getSnapshot()).toMatchObject({ status: 'anonymous', reason: 'corrupt' });
  expect(localStorage.getItem('admin_user')).toBeNull();
  expect(Cookies.get('admin_user')).toBeUndefined();
});

test('with a local storage getter that throws, cookies are used (T08)', async () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  const degraded = jest.fn();
  const session = load();
  session.on('storage-degraded', degraded);
  await session.login(credentials);

  expect(Cookies.get('admin_token')).toBe('token-1');
  expect(load().getSnapshot().status).toBe('loading');
  expect(degraded).not.toHaveBeenCalled();
});

test('with local storage full, cookies are used (T09)', async () => {
  blockStorage('setItem', 'QuotaExceededError');
  await signIn();
  expect(localStorage.length).toBe(0);
  expect(Cookies.get('admin_token')).toBe('token-1');
  expect(load().getSnapshot().status).toBe('loading');
});

test('with both stores blocked login works on this page, with one notice (T10)', async () => {
  blockStorage('setItem', 'QuotaExceededError');
  blockCookies();
  const degraded = jest.fn();
  const toast = jest.fn();
  const session = load();
  session.on('storage-degraded', degraded);
  session.on('toast', toast);

  await expect(session.login(credentials)).resolves.toMatchObject({ ok: true });
  await session.login(credentials);

  expect(session.getSnapshot()).toMatchObject({ status: 'authenticated', user: testUser });
  expect(session.tokenFor('/api/projects')).toBe('token-2');
  expect(degraded).toHaveBeenCalledTimes(1);
  expect(toast).toHaveBeenCalledTimes(1);
  session.logout();
  expect(session.tokenFor('/api/projects')).toBeUndefined();
});

test('cookies are strict, secure and valid for the whole site (T11)', async () => {
  const written = jest.spyOn(Document.prototype, 'cookie', 'set');
  await signIn();
  const cookies = written.mock.calls.map(([text]) => text);
  expect(cookies).toHaveLength(3);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; path=\/(;|$)/);
    expect(cookie).toMatch(/; sameSite=strict(;|$)/);
    expect(cookie).toMatch(/; secure(;|$)/);
    expect(cookie).toMatch(/; expires=/);
  }
});

test('deleted cookies are rebuilt from local storage (T12)', async () => {
  await signIn();
  for (const key of triple) Cookies.remove(key);
  expect(load().getSnapshot().status).toBe('loading');
  expect(triple.map((key) => Cookies.get(key))).toEqual(triple.map((key) => localStorage.getItem(key)));
});

test('deleted local storage is rebuilt from the cookies (T13)', async () => {
  await signIn();
  localStorage.clear();
  expect(load().getSnapshot().status).toBe('loading');
  expect(triple.map((key) => localStorage.getItem(key))).toEqual(triple.map((key) => Cookies.get(key)));
});

test('if the stores differ, the newest complete session is used (T14)', async () => {
  await signIn();
  const newer = { createdAt: clock.now() + 1000, expiryDays: 30, remember: true };
  Cookies.set('admin_token', 'newer');
  Cookies.set('admin_session', JSON.stringify(newer));
  clock.jump(2000);

  expect(load().tokenFor('/api/projects')).toBe('newer');
  expect(localStorage.getItem('admin_token')).toBe('newer');
  expect(localStorage.getItem('admin_session')).toBe(JSON.stringify(newer));
});

test('a user above 4 KB gets a shorter cookie and a valid session (T15)', async () => {
  api.user = { ...testUser, email: `${'é'.repeat(2000)}@studio.test` };
  await signIn();
  expect(JSON.parse(Cookies.get('admin_user')!)).toEqual({
    id: testUser._id,
    role: 'admin',
    username: 'mira',
  });
  expect(JSON.parse(localStorage.getItem('admin_user')!)).toEqual(api.user);

  localStorage.clear();
  const session = load();
  const stop = session.start();
  await settle();
  expect(session.getSnapshot()).toMatchObject({ status: 'authenticated', user: api.user });
  stop();
});

test('a user too long for any cookie is stored in local storage only (T15)', async () => {
  api.user = { ...testUser, username: 'm'.repeat(5000) };
  const session = await signIn();
  expect(session.getSnapshot().status).toBe('authenticated');
  expect(triple.map((key) => Cookies.get(key))).toEqual([undefined, undefined, undefined]);
  expect(load().getSnapshot().status).toBe('loading');
});

test('a cookie with a malformed percent sequence is ignored and removed (T16)', async () => {
  await signIn();
  localStorage.clear();
  document.cookie = 'admin_token=%E0%A4%A; path=/; secure';
  document.cookie = 'other=%E0%A4%A; path=/; secure';

  expect(load().getSnapshot().status).toBe('anonymous');

  expect(document.cookie).toBe('other=%E0%A4%A');
  document.cookie = 'other=; path=/; secure; expires=Thu, 01 Jan 1970 00:00:00 GMT';
});
