/** @jest-environment node */
import { wordChanges } from './word-changes.ts';

test('words that came and went are told apart from those that stayed', () => {
  expect(wordChanges('a shop by the sea', 'a small shop by the lake')).toEqual([
    { text: 'a ' },
    { text: 'small ', change: 'added' },
    { text: 'shop by the ' },
    { text: 'sea', change: 'removed' },
    { text: 'lake', change: 'added' },
  ]);
});

test('words that stayed are no change when only the space behind them is another', () => {
  expect(wordChanges('a shop', 'a shop by the sea')).toEqual([
    { text: 'a shop ' },
    { text: 'by the sea', change: 'added' },
  ]);
});

test('compares empty, entirely different and equal texts', () => {
  expect(wordChanges('', 'new')).toEqual([{ text: 'new', change: 'added' }]);
  expect(wordChanges('old', '')).toEqual([{ text: 'old', change: 'removed' }]);
  expect(wordChanges('same words', 'same words')).toEqual([{ text: 'same words' }]);
  expect(wordChanges('', '')).toEqual([]);
});

test('the pieces are the later text and the words of the earlier one, also of very long ones', () => {
  const before = Array.from({ length: 3000 }, (_, index) => `word${index}`).join(' ');
  const after = `${before} more`;
  const pieces = wordChanges(before, after);
  const textOf = (left: 'added' | 'removed') =>
    pieces
      .filter(({ change }) => change !== left)
      .map(({ text }) => text)
      .join('');
  expect(textOf('added').trim()).toBe(before);
  expect(textOf('removed')).toBe(after);
});
