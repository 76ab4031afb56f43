/** @jest-environment node */
import { countText } from './count-text.ts';

test.each([
  ['', 0, 1],
  ['# Two words', 2, 1],
  ['**Bold** and [a link](https://wool.example/a-b-c)', 4, 1],
  ["It's well-known: पाटण", 3, 1],
  ['word '.repeat(500), 500, 2],
])('the words of %j', (text, words, minutes) => {
  expect(countText(text)).toEqual({ words, minutes });
});
