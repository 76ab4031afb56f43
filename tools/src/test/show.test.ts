import path from 'node:path';
import { root } from '../lib/paths.ts';
import { showFailure, showSlowest, showTable, slowTests } from './show.ts';

const error = [
  '\u001B[2mexpect(\u001B[22mreceived).toBe(expected)',
  '',
  'Expected: 2',
  'Received: 1',
  '    at expect (node_modules/expect/build/index.js:1:1)',
  `    at Object.<anonymous> (${path.join(root, 'tools/src/a.test.ts')}:4:21)`,
].join('\n');

test('a failure shows the sentence, expected, seen, the place, the picture and the command', () => {
  const failure = {
    test: 'a.test.ts › adds',
    error,
    screenshot: '.cache/a.png',
    command: 'npm test -w tools',
  };
  expect(showFailure('tools', failure).split('\n')).toEqual([
    '✘ tools: a.test.ts › adds',
    '    expect(received).toBe(expected)',
    '',
    '    Expected: 2',
    '    Received: 1',
    '    at Object.<anonymous> (tools/src/a.test.ts:4:21)',
    '    picture: .cache/a.png',
    '    alone:   npm test -w tools',
  ]);
});

test('what was expected and seen shows after however many lines', () => {
  const long = `${'a line\n'.repeat(100)}Expected: 2\nReceived: 1`;
  const text = showFailure('tools', { test: 'a', error: long });
  expect(text.split('\n').length).toBeLessThan(40);
  expect(text).toMatch(/Expected: 2\n {4}Received: 1$/);
});

test('the ten slowest tests are listed, those over their limit as such', () => {
  const times = Array.from({ length: 12 }, (_, i) => ({
    test: `test ${i}`,
    seconds: i,
    limit: i > 10 ? 2 : 15,
  }));
  const lines = showSlowest(times);
  expect(lines).toHaveLength(11);
  expect(lines[1]).toBe('    11.0 s  over 2 s   test 11');
  expect(lines[2]).toBe('    10.0 s             test 10');
  expect(slowTests(times)).toEqual(['11.0 s, over 2 s: test 11']);
  expect(showSlowest([])).toEqual([]);
});

test('the table ends with the sums', () => {
  const result = { passed: 5, failed: 1, note: 'exit 1' };
  const ended = [
    { name: 'lint', seconds: 7, result: { passed: 1, failed: 0 } },
    { name: 'browser', seconds: 71, result },
  ];
  expect(showTable(ended)).toEqual([
    'lint        1 passed    0 failed    7 s',
    'browser     5 passed    1 failed   71 s  exit 1',
    '',
    '6 passed, 1 failed',
  ]);
  expect(showTable([]).at(-1)).toBe('0 passed, 0 failed');
});
