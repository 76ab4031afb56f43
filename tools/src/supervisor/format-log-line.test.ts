import { firstAdminLine } from './first-admin-line.ts';
import { formatLogLine } from './format-log-line.ts';

test('a line of the log is shown as a sentence when it matters enough', () => {
  const line = JSON.stringify({ level: 50, msg: 'a page could not be made', err: { message: 'no api' } });
  expect(formatLogLine('site', line, 'warn')).toBe('site: a page could not be made – no api');
  expect(formatLogLine('site', line, 'fatal')).toBeNull();
});

test('ordinary lines stay in the log file', () => {
  expect(formatLogLine('api', '{"level":30,"msg":"ready"}', 'warn')).toBeNull();
  expect(formatLogLine('api', '{"level":"info","msg":"ready"}', 'warn')).toBeNull();
  expect(formatLogLine('api', '{"level":"info","msg":"ready"}', 'info')).toBe('api: ready');
});

test('messages of Node for developers stay in the log file', () => {
  expect(formatLogLine('api', '(node:7) [FSTDEP023] FastifyDeprecation: old', 'warn')).toBeNull();
});

test('text that is no log line is shown unchanged', () => {
  expect(formatLogLine('api', 'TypeError: x', 'warn')).toBe('api: TypeError: x');
  expect(formatLogLine('api', '{ broken', 'warn')).toBe('api: { broken');
});

test('the first admin’s password is shown with where to sign in', () => {
  const shown = firstAdminLine('First admin: admin@example.com password: s3cret', 'http://localhost:3000');
  expect(shown).toContain('http://localhost:3000/admin/login as admin@example.com');
  expect(shown).toContain('with the password s3cret');
  expect(firstAdminLine('{"level":30}', '')).toBeNull();
});
