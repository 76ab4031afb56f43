import { mergeValues } from './merge-values.ts';

const text = (...paragraphs: string[]) => ({ content: paragraphs.join('\n\n') });

test('changes in different paragraphs of a text come together', () => {
  const merge = mergeValues(
    text('Warp', 'Weft', 'Wool'),
    text('Warp!', 'Weft', 'Wool'),
    text('Warp', 'Weft?', 'Wool', 'Linen'),
  );
  expect(merge).toEqual({
    values: text('Warp!', 'Weft?', 'Wool', 'Linen'),
    conflicts: [],
    taken: ['content'],
  });
});

test('a paragraph that one side takes away stays away', () => {
  const { values, conflicts } = mergeValues(
    text('Warp', 'Weft', 'Wool'),
    text('Warp', 'Wool'),
    text('Warp!', 'Weft', 'Wool'),
  );
  expect(conflicts).toEqual([]);
  expect(values).toEqual(text('Warp!', 'Wool'));
});

test('only paragraphs that both changed are asked about, beside what came together', () => {
  const { values, conflicts } = mergeValues(
    text('Warp', 'Weft', 'Wool'),
    text('Warp mine', 'Weft mine', 'Wool'),
    text('Warp', 'Weft theirs', 'Wool theirs'),
  );
  expect(values).toEqual(text('Warp mine', 'Weft mine', 'Wool theirs'));
  expect(conflicts).toEqual([
    {
      name: 'content',
      mine: 'Warp mine\n\nWeft mine\n\nWool theirs',
      theirs: 'Warp mine\n\nWeft theirs\n\nWool theirs',
      clash: { mine: 'Weft mine', theirs: 'Weft theirs' },
    },
  ]);
});

test('a text of one paragraph goes as a whole', () => {
  const { conflicts } = mergeValues(text('Warp'), text('Warp a'), text('Warp b'));
  expect(conflicts).toEqual([{ name: 'content', mine: 'Warp a', theirs: 'Warp b' }]);
});

test('lines of other systems and the gaps between paragraphs stay as they are', () => {
  const { values } = mergeValues(
    { content: 'a\r\n\r\nb\n\n\n\nc' },
    { content: 'A\r\n\r\nb\n\n\n\nc' },
    { content: 'a\r\n\r\nb\n\n\n\nC' },
  );
  expect(values).toEqual({ content: 'A\r\n\r\nb\n\n\n\nC' });
});
