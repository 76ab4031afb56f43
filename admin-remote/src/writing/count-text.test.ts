/** @jest-environment node */
import { createTextCounter } from './count-text.ts';

test.each([
  ['', 0, 1],
  ['# Two words', 2, 1],
  ['**Bold** and [a link](https://wool.example/a-b-c)', 4, 1],
  ["It's well-known: पाटण", 3, 1],
  ['word '.repeat(500), 500, 2],
  ['One line\n\nand one line\nOne line', 7, 1],
])('the words of %j', (text, words, minutes) => {
  expect(createTextCounter()(text)).toEqual({ words, minutes });
});

test('the words of a text that changes', () => {
  const count = createTextCounter();
  const texts = ['One line\n\nOne line', 'One longer line\n\nOne line', '', 'One line'];
  expect(texts.map((text) => count(text).words)).toEqual([4, 5, 0, 2]);
});
