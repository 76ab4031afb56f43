/** @jest-environment node */
import fc from 'fast-check';
import { minutes } from './testing/durations.ts';
import { rememberReturnPath, returnPath } from './remember-return-path.ts';
import { safeReturnPath } from './safe-return-path.ts';
import { createTestBrowser } from './testing/index.ts';

const origin = 'https://studio.test';

test.each([
  ['/admin', '/admin'],
  ['/admin/', '/admin/'],
  ['/admin/projects', '/admin/projects'],
  ['/admin/projects?page=2#top', '/admin/projects?page=2#top'],
  ['https://studio.test/admin/about', '/admin/about'],
  ['/admin/loginsomething', '/admin/loginsomething'],
])('safeReturnPath keeps %p (T54)', (path, expected) => {
  expect(safeReturnPath(path, origin)).toBe(expected);
});

test.each([
  undefined,
  null,
  42,
  {},
  '',
  '/',
  '/projects',
  '/administrator',
  '/Admin',
  '/admin/login',
  '/admin/login/',
  '/admin/login?x=1',
  '/admin/LOGIN',
  '/admin/%6cogin',
  '//evil.example/admin',
  '/\\evil.example/admin',
  '\\\\evil.example/admin',
  '/%09/evil.example',
  '/\t/evil.example/admin',
  '/admin\n',
  ' /admin',
  'https://evil.example/admin',
  'http://studio.test/admin',
  'javascript:alert(1)//admin',
  '/admin/../projects',
  '/admin/%2e%2e/projects',
  '/admin/..%2fprojects',
  '/admin/%5cevil.example',
  '/admin/%00',
  '/admin/%zz',
  '/admin%2fprojects/..%2f..%2f',
])('safeReturnPath refuses %p (T54)', (path) => {
  expect(safeReturnPath(path, origin)).toBeNull();
});

test('any result is a path of the console on this origin (T54)', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    'admin',
    'login',
    '..',
    '%2e',
    '%2f',
    '%5c',
    '@',
    ':',
    '?',
    '#',
    '//',
    'evil.example',
    '\t',
    '%09',
    'https:',
    ' ',
  );
  const hostile = fc.array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 8 });
  fc.assert(
    fc.property(
      fc.oneof(
        fc.anything(),
        fc.webUrl(),
        hostile.map((parts) => `/admin${parts.join('')}`),
        hostile.map((parts) => parts.join('')),
      ),
      (input) => {
        const path = safeReturnPath(input, origin);
        if (path === null) return;
        const url = new URL(path, origin);
        expect(url.origin).toBe(origin);
        expect(decodeURIComponent(url.pathname)).toMatch(/^\/admin(\/|$)/);
        expect(decodeURIComponent(url.pathname)).not.toMatch(/^\/admin\/login\/?$/i);
        expect(safeReturnPath(path, origin)).toBe(path);
      },
    ),
    { numRuns: 2000 },
  );
});

test('a stored return path is valid for ten minutes, and removed by an explicit logout', async () => {
  const browser = createTestBrowser();
  const tab = await browser.openSignedInTab('/admin/projects?page=2');
  rememberReturnPath(tab.session, { pathname: '/admin/about', search: '?a=1', hash: '#x' });
  expect(returnPath(tab.session)).toBe('/admin/about?a=1#x');
  expect(returnPath(tab.session, '/admin/services')).toBe('/admin/services');
  expect(returnPath(tab.session, 'https://evil.example')).toBe('/admin/about?a=1#x');
  browser.clock.jump(minutes(10));
  expect(returnPath(tab.session)).toBe('/admin');

  rememberReturnPath(tab.session, '/admin/about');
  tab.session.logout();
  expect(returnPath(tab.session)).toBe('/admin');
});

test('login returns to the guarded page', async () => {
  const browser = createTestBrowser();
  const tab = browser.openTab('/admin/login');
  const credentials = { email: 'a', password: 'b' };
  await expect(
    tab.session.login({ ...credentials, from: { pathname: '/admin/projects', search: '?page=2', hash: '' } }),
  ).resolves.toEqual({ ok: true, returnPath: '/admin/projects?page=2' });
  await expect(tab.session.login({ ...credentials, from: '//evil.example' })).resolves.toEqual({
    ok: true,
    returnPath: '/admin',
  });
});
