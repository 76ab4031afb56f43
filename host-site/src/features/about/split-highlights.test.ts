/** @jest-environment node */
import { splitHighlights } from './split-highlights.ts';

const marked = (paragraph: string, ...phrases: string[]) =>
  splitHighlights(
    paragraph,
    0,
    phrases.map((text) => ({ paragraphIndex: 0, text })),
  )
    .map((part) => (part.highlighted ? `[${part.text}]` : part.text))
    .join('');

test('a phrase is marked where it stands', () => {
  expect(marked('We weave the web.', 'weave')).toBe('We [weave] the web.');
});

test('phrases are texts, never patterns', () => {
  expect(marked('a.c and abc (x)', 'a.c', '(x)')).toBe('[a.c] and abc [(x)]');
});

test('a phrase that is not in the paragraph changes nothing', () => {
  expect(marked('We weave.', 'knit', '')).toBe('We weave.');
});

test('overlapping phrases mark each letter once', () => {
  expect(marked('one two three', 'one two', 'two three')).toBe('[one two][ three]');
});

test('phrases of other paragraphs are left to them', () => {
  expect(splitHighlights('We weave.', 1, [{ paragraphIndex: 0, text: 'weave' }])).toEqual([
    { text: 'We weave.', highlighted: false },
  ]);
});
