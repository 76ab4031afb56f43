/** @jest-environment node */
import { nextScreen } from './next-screen.ts';

test.each([
  [{ pathname: '/admin/projects', search: '?edit=new' }, '/admin/projects'],
  ['/admin/projects?edit=new#top', '/admin/projects'],
  [undefined, '/admin'],
  [{ pathname: 7 }, '/admin'],
])('after a login from %j comes %s', (from, next) => {
  expect(nextScreen(from)).toBe(next);
});
