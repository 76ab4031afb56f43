/** @jest-environment node */
import { plainToMarkdown } from './plain-to-markdown.ts';

test('each line that is not empty becomes a paragraph', () => {
  expect(plainToMarkdown('One\r\n\n  Two  \nThree')).toBe('One\n\nTwo\n\nThree');
});

test.each([
  ['# 1 of them', '\\# 1 of them'],
  ['#1 of them', '#1 of them'],
  ['- a dash', '\\- a dash'],
  ['a - b + c', 'a - b + c'],
  ['---', '\\---'],
  ['1. First', '1\\. First'],
  ['1.5 times', '1.5 times'],
  ['> so', '\\> so'],
  ['2 * 3 * 4', '2 \\* 3 \\* 4'],
  ['_so_ snake_case', '\\_so\\_ snake_case'],
  ['[a](b) <b> `c` ~~d~~ a|b', '\\[a\\](b) \\<b> \\`c\\` \\~\\~d\\~\\~ a\\|b'],
  ['AT&T &amp; so', 'AT&T \\&amp; so'],
  ['C:\\temp', 'C:\\\\temp'],
  ['See https://a.test/b_c_d*e (now*)', 'See https://a.test/b_c_d*e (now\\*)'],
])('%s reads the same', (plain, markdown) => {
  expect(plainToMarkdown(plain)).toBe(markdown);
});
