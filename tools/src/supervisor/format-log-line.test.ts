import { firstAdminLine } from './first-admin-line.ts';
import { shownLine } from './shown-line.ts';

test('a line of the log is shown as a sentence when it matters enough', () => {
  const line = JSON.stringify({ level: 50, msg: 'a page could not be made', err: { message: 'no api' } });
  expect(shownLine('site', line, 'warn')).toBe('site: a page could not be made – no api');
  expect(shownLine('site', line, 'fatal')).toBeNull();
});

test('ordinary lines stay in the log file', () => {
  expect(shownLine('api', '{"level":30,"msg":"ready"}', 'warn')).toBeNull();
  expect(shownLine('api', '{"level":"info","msg":"ready"}', 'warn')).toBeNull();
  expect(shownLine('api', '{"level":"info","msg":"ready"}', 'info')).toBe('api: ready');
});

test('messages of Node for developers stay in the log file', () => {
  expect(shownLine('api', '(node:7) [FSTDEP023] FastifyDeprecation: old', 'warn')).toBeNull();
});

test('text that is no log line is shown unchanged', () => {
  expect(shownLine('api', 'TypeError: x', 'warn')).toBe('api: TypeError: x');
  expect(shownLine('api', '{ broken', 'warn')).toBe('api: { broken');
});

test('the first admin’s password is shown with where to sign in', () => {
  const shown = firstAdminLine('First admin: admin@example.com password: s3cret', 'http://localhost:3000');
  expect(shown).toContain('http://localhost:3000/admin/login as admin@example.com');
  expect(shown).toContain('with the password s3cret');
  expect(firstAdminLine('{"level":30}', '')).toBeNull();
});
