import { readLastGood, writeLastGood } from './last-good.ts';
import { refOf } from './live-release.ts';

const ref = {
  release: '1.0.0-abcdef0-0123456789',
  manifest: '/releases/1.0.0-abcdef0-0123456789/release.json',
  integrity: `sha384-${'b'.repeat(64)}`,
};

beforeEach(() => localStorage.clear());

test('the release that ran well is remembered', () => {
  expect(readLastGood()).toBeNull();
  writeLastGood(ref);
  expect(readLastGood()).toEqual(ref);
});

test.each([
  'no json',
  'null',
  '[]',
  JSON.stringify({ ...ref, manifest: 'https://evil.example/release.json' }),
  JSON.stringify({ ...ref, manifest: '/releases/../release.json' }),
  JSON.stringify({ ...ref, integrity: '' }),
  JSON.stringify({ ...ref, release: '../x' }),
])('a note that is not ours counts as none: %s', (note) => {
  localStorage.setItem('admin_release', note);
  expect(readLastGood()).toBeNull();
});

test('a preview is never remembered', () => {
  writeLastGood({ ...ref, integrity: null });
  expect(readLastGood()).toBeNull();
});

test.each(['https://evil.example', '//evil', '../x', 'a/b', '', 'a..b', 'A'])(
  '%j is no id of a release',
  (id) => {
    expect(refOf(id)).toBeNull();
  },
);

test('an id leads to its manifest on the console’s origin', () => {
  expect(refOf(ref.release)).toEqual({ ...ref, integrity: null });
});
