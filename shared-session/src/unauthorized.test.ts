/** @jest-environment node */
import axios, { AxiosError } from 'axios';
import type { AxiosAdapter } from 'axios';
import { attachSession } from './attach-session.ts';
import { createAuthFetch } from './auth-fetch.ts';
import { isNoTokenError, isSessionEndedError } from './errors.ts';
import { createTestBrowser, settle } from './testing/index.ts';

const login = { email: 'mira@studio.test', password: 'secret' };

/** An axios adapter that answers everything with one status. */
function answering(status: number, seen: string[] = []): AxiosAdapter {
  return (config) => {
    seen.push(String(config.headers.get('Authorization') ?? ''));
    const response = { status, statusText: '', data: {}, headers: {}, config };
    if (status < 300) return Promise.resolve(response);
    return Promise.reject(new AxiosError(`Status ${status}`, undefined, config, undefined, response));
  };
}

test('twenty parallel 401 responses end the session once (T47)', async () => {
  const browser = createTestBrowser();
  const tab = await browser.openSignedInTab('/admin/projects');
  browser.api.answer('GET /api/projects', { status: 401 });
  const ended = jest.fn();
  tab.session.on('ended', ended);
  const request = createAuthFetch(tab.session, browser.api.fetch);

  const results = await Promise.allSettled(Array.from({ length: 20 }, () => request('/api/projects')));

  for (const result of results) {
    expect(result.status === 'rejected' && isSessionEndedError(result.reason)).toBe(true);
  }
  expect(ended.mock.calls).toEqual([[{ reason: 'unauthorized' }]]);
  expect(tab.navigations).toHaveLength(1);
  expect(tab.toasts).toHaveLength(1);
  expect(JSON.parse(browser.local.get('admin_sync')!)).toMatchObject({ epoch: 1 });
});

test('the same holds for axios, and each call still rejects (T47)', async () => {
  const browser = createTestBrowser();
  const tab = await browser.openSignedInTab('/admin/projects');
  const client = axios.create({ baseURL: 'https://studio.test/api', adapter: answering(401) });
  attachSession(client, tab.session);

  const results = await Promise.allSettled(Array.from({ length: 20 }, () => client.put('/about', {})));

  for (const result of results) {
    const reason = result.status === 'rejected' ? (result.reason as Error) : undefined;
    expect(isSessionEndedError(reason)).toBe(true);
    expect(reason?.cause).toBeInstanceOf(AxiosError);
  }
  expect(tab.navigations).toHaveLength(1);
  expect(tab.toasts).toHaveLength(1);
});

test('a late 401 for an old token is ignored (T48)', async () => {
  const browser = createTestBrowser();
  const tab = await browser.openSignedInTab();
  await tab.session.login(login);
  const error = tab.session.onUnauthorized('token-1');
  expect(isSessionEndedError(error)).toBe(true);
  expect(tab.status()).toBe('authenticated');
  expect(tab.session.tokenFor('/api/projects')).toBe('token-2');
});

test('also if the new login was in another tab, without a message (T48)', async () => {
  const browser = createTestBrowser();
  const tab = await browser.openSignedInTab();
  tab.stop();
  const other = browser.openTab('/admin/login');
  await other.session.login(login);
  tab.session.onUnauthorized('token-1');
  expect(tab.session.getSnapshot().status).toBe('authenticated');
  expect(other.session.tokenFor('/api/projects')).toBe('token-2');
});

test.each([
  [{ status: 401, body: { message: 'Invalid email or password' } }, 'Invalid email or password'],
  [{ status: 401, body: '<html>' }, 'Login failed. Please check your credentials.'],
  [{ status: 500, body: {} }, 'Login failed'],
  ['offline' as const, 'Login failed'],
])('a login that fails with %j returns a message and changes nothing else (T49)', async (answer, message) => {
  const browser = createTestBrowser();
  const tab = browser.openTab('/admin/login');
  await tab.start();
  browser.api.answer('POST /api/auth/login', answer);
  await expect(tab.session.login(login)).resolves.toMatchObject({ ok: false, message });
  expect(tab.navigations).toEqual([]);
  expect(tab.page.replaced()).toEqual([]);
  expect(tab.toasts).toEqual([]);
});

test('a refused login keeps an existing session (T49)', async () => {
  const browser = createTestBrowser();
  const tab = await browser.openSignedInTab();
  browser.api.answer('POST /api/auth/login', { status: 401 });
  await tab.session.login(login);
  expect(tab.status()).toBe('authenticated');
});

test('a login without a response ends after 30 seconds (T49)', async () => {
  const browser = createTestBrowser();
  const tab = browser.openTab('/admin/login');
  browser.api.answer('POST /api/auth/login', 'hangs');
  const result = tab.session.login(login);
  await settle();
  browser.clock.advance(30_000);
  await expect(result).resolves.toEqual({ ok: false, message: 'Login failed' });
});

test.each([403, 500, 502, 503])('a %i keeps the session (T50)', async (status) => {
  const browser = createTestBrowser();
  const tab = await browser.openSignedInTab();
  browser.api.answer('GET /api/projects', { status });
  const response = await createAuthFetch(tab.session, browser.api.fetch)('/api/projects');
  expect(response.status).toBe(status);
  const client = axios.create({ baseURL: 'https://studio.test/api', adapter: answering(status) });
  attachSession(client, tab.session);
  await expect(client.get('/projects')).rejects.toMatchObject({ response: { status } });
  expect(tab.status()).toBe('authenticated');
});

test('being offline keeps the session (T50)', async () => {
  const browser = createTestBrowser();
  const tab = await browser.openSignedInTab();
  browser.api.answer('GET /api/projects', 'offline');
  await expect(createAuthFetch(tab.session, browser.api.fetch)('/api/projects')).rejects.toThrow(
    'Failed to fetch',
  );
  expect(tab.status()).toBe('authenticated');
});

test.each([
  'https://forms.example.com/submit',
  '//forms.example.com/submit',
  'https://studio.test.evil.example/api',
  'https://studio.test@evil.example/api',
  'http://studio.test/api',
  'https://studio.test:8443/api',
  'data:text/plain,api',
  'https://',
])('%s gets no token (T51)', async (url) => {
  const browser = createTestBrowser();
  const tab = await browser.openSignedInTab();
  expect(tab.session.tokenFor(url)).toBeUndefined();
  await createAuthFetch(tab.session, browser.api.fetch)(url);
  expect(browser.api.calls.at(-1)!.token).toBeUndefined();
  const seen: string[] = [];
  const client = axios.create({ baseURL: 'https://studio.test/api', adapter: answering(200, seen) });
  attachSession(client, tab.session);
  if (url.startsWith('http') && url !== 'https://') await client.get(url);
  expect(seen.join('')).toBe('');
});

test('the API gets it, at relative and absolute addresses (T51)', async () => {
  const browser = createTestBrowser();
  const tab = await browser.openSignedInTab();
  for (const url of ['/api/projects', 'https://studio.test/api/projects']) {
    expect(tab.session.tokenFor(url)).toBe('token-1');
  }
  const seen: string[] = [];
  const client = axios.create({ baseURL: 'https://studio.test/api', adapter: answering(200, seen) });
  const detach = attachSession(client, tab.session);
  await client.get('/projects');
  await client.get('/public', { sessionAuth: 'none' } as object);
  detach();
  await client.get('/projects');
  expect(seen).toEqual(['Bearer token-1', '', '']);
});

test('a call to the API without a session fails before it is sent, with the text of the specification', async () => {
  const browser = createTestBrowser();
  const tab = browser.openTab();
  const failure = await createAuthFetch(
    tab.session,
    browser.api.fetch,
  )('/api/about').catch((error: unknown) => error);
  expect(isNoTokenError(failure)).toBe(true);
  expect((failure as Error).message).toBe('No authentication token found. Please log in again.');
  const client = axios.create({ baseURL: 'https://studio.test/api', adapter: answering(200) });
  attachSession(client, tab.session);
  await expect(client.put('/about', {})).rejects.toMatchObject({ code: 'no-token' });
  expect(() => tab.session.requireToken()).toThrow('No authentication token found. Please log in again.');
  expect(browser.api.calls).toEqual([]);
});

test('the second client also looks into session storage, logs without the token, and drops it on a 401', async () => {
  const browser = createTestBrowser();
  const tab = browser.openTab();
  const items = new Map([['admin_token', 'Bearer side-token']]);
  const sessionStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => void items.delete(key),
  };
  const lines: string[] = [];
  const seen: string[] = [];
  const client = axios.create({ baseURL: 'https://studio.test/api', adapter: answering(401, seen) });
  attachSession(client, tab.session, { sessionStorage, log: (line) => lines.push(line) });

  await expect(client.post('/services?draft=1', {})).rejects.toMatchObject({ code: 'session-ended' });

  expect(seen).toEqual(['Bearer side-token']);
  expect(lines).toEqual(['POST https://studio.test/api/services']);
  expect(items.size).toBe(0);
});

test('without a router the login page is loaded, but never from the login page itself', async () => {
  const browser = createTestBrowser();
  const bare = browser.openTab('/admin/projects', { navigate: undefined });
  await bare.session.login(login);
  bare.session.onUnauthorized('token-1');
  expect(bare.page.replaced()).toEqual(['/admin/login']);

  await bare.session.login(login);
  bare.session.onUnauthorized('token-2');
  expect(bare.page.replaced()).toHaveLength(1);
});
