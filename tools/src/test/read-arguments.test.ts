import { readArguments } from './read-arguments.ts';

test.each([
  [[], { isAll: false, isChanged: false, words: [] }],
  [['types', 'lint'], { isAll: false, isChanged: false, words: ['types', 'lint'] }],
  [['--all'], { isAll: true, isChanged: false, words: [] }],
  [['--all', 'nodes'], { isAll: true, isChanged: false, words: ['nodes'] }],
  [['--changed'], { isAll: false, isChanged: true, ref: undefined, words: [] }],
  [['--changed', 'HEAD~3'], { isAll: false, isChanged: true, ref: 'HEAD~3', words: [] }],
])('%j is read as %j', (args, expected) => {
  expect(readArguments(args)).toEqual(expected);
});

test.each([
  [['--al'], 'There is no option --al.'],
  [['-x'], 'There is no option -x.'],
  [['--all', '--changed'], 'Either --all or --changed.'],
  [['--changed', 'main', 'types'], '--changed takes one commit or branch.'],
])('%j is refused', (args, fault) => {
  expect(readArguments(args)).toEqual({ fault });
});
