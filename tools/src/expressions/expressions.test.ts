import { root } from '../lib/paths.ts';
import { collectExpressions } from './collect-expressions.ts';
import { slowText } from './slow-text.ts';

/** Sources that run in servers. */
const folders = [
  'content-api/src',
  'server-kit/src',
  'release-shelf/src',
  'host-site/src/server',
  'host-site/src/render',
  'host-site/src/app',
  'host-site/src/features',
  'host-site/src/components',
  'host-site/src/lib',
];

test.each([
  ['comments that end nowhere', '(?:<\\/svg\\s*>|\\/>)\\s*(?:<!--[^]*?-->\\s*)*$', 'i'],
  ['repetition within repetition', '^(?:a+)+$', ''],
  ['two that take the same', '^\\d+\\.?\\d+$', ''],
  ['a move from every place', '\\s+$', ''],
])('finds %s', (_what, source, flags) => {
  expect(slowText({ source, flags })).toBeDefined();
});

test('takes a linear expression for one', () => {
  expect(slowText({ source: '^[a-z0-9]+(?:-[a-z0-9]+)*$', flags: '' })).toBeUndefined();
});

test.each(folders)('every expression of %s takes linear time', (folder) => {
  const expressions = collectExpressions(root, folder);
  const slow = expressions.flatMap((one) => {
    const text = slowText(one);
    return text === undefined ? [] : [`${one.place} /${one.source}/${one.flags} for ${JSON.stringify(text)}`];
  });
  expect(expressions.length).toBeGreaterThan(0);
  expect(slow).toEqual([]);
});
