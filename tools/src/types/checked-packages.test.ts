import { checkedPackages } from './checked-packages.ts';

test('a change is checked in its package and in those that import it', () => {
  expect(checkedPackages(new Set(['admin-remote']))).toEqual(['admin-remote']);
  expect(checkedPackages(new Set(['shared-session']))).toEqual([
    'shared-session',
    'host-site',
    'admin-remote',
  ]);
  expect(checkedPackages(new Set(['content-api']))).toEqual([
    'shared-ui',
    'content-api',
    'host-site',
    'admin-remote',
  ]);
});
