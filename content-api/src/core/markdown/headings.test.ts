import { createHeadings } from './headings.ts';
import { element, textNode } from './tree.ts';

const idsOf = (words: string[]) => {
  const change = createHeadings('s-');
  return words.map((text) => change(element('h1', {}, [textNode(text)])).properties.id);
};

test('headings with the same words have ids that differ, and so have those that end in such a number', () => {
  expect(idsOf(['A', 'a 2', 'a', 'A!', 'a 2'])).toEqual(['s-a', 's-a-2', 's-a-3', 's-a-4', 's-a-2-2']);
});

test('long headings that begin alike have ids that differ', () => {
  const long = 'word '.repeat(40);
  expect(new Set(idsOf([long, long, `${long} more`])).size).toBe(3);
});
