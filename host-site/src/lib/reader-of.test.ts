/** @jest-environment node */
import type { Kind } from 'content-api/contract';
import { readerOf } from './reader-of.ts';

const everyType = {
  fields: {
    line: { type: 'line', label: 'Line', max: 9 },
    text: { type: 'text', label: 'Text', max: 9 },
    prose: { type: 'prose', label: 'Prose', max: 9 },
    number: { type: 'number', label: 'Number', min: 0, max: 9 },
    year: { type: 'year', label: 'Year', min: 0, max: 9 },
    date: { type: 'date', label: 'Date' },
    flag: { type: 'flag', label: 'Flag' },
    choice: { type: 'choice', label: 'Choice', options: ['left', 'right'] },
    side: { type: 'choice', label: 'Side', options: ['left', 'right'], default: 'left' },
    url: { type: 'url', label: 'Address' },
    image: { type: 'image', label: 'Image' },
    icon: { type: 'icon', label: 'Icon' },
    slug: { type: 'slug', label: 'Slug', required: true },
    address: { type: 'slug', label: 'Address' },
    tags: { type: 'tags', label: 'Tags', max: 9, itemMax: 9 },
    paragraphs: { type: 'list', label: 'Paragraphs', max: 9, item: { type: 'prose', label: 'P', max: 9 } },
    parts: {
      type: 'list',
      label: 'Parts',
      max: 9,
      item: {
        type: 'group',
        label: 'Part',
        fields: {
          name: { type: 'line', label: 'Name', max: 9 },
          at: { type: 'number', label: 'At', min: 0, max: 9 },
        },
      },
    },
    group: { type: 'group', label: 'Group', fields: { github: { type: 'url', label: 'GitHub' } } },
    reference: { type: 'reference', label: 'Project', to: 'project' },
    blocks: {
      type: 'blocks',
      label: 'Blocks',
      max: 9,
      blocks: {
        prose: {
          label: 'Text',
          fields: { text: { type: 'prose', label: 'Text', max: 9, markdown: true } },
        },
        marks: {
          label: 'Marks',
          fields: {
            wide: { type: 'flag', label: 'Wide', default: true },
            tags: { type: 'tags', label: 'Tags', max: 9, itemMax: 9 },
          },
        },
      },
    },
  },
} as const satisfies Pick<Kind, 'fields'>;

const whole = {
  _id: 'a',
  line: 'One',
  text: 'Two',
  prose: 'Three',
  number: 4,
  year: 2026,
  date: '2026-01-01T00:00:00.000Z',
  flag: true,
  choice: 'right',
  side: 'right',
  url: 'https://example.com/',
  image: '/media/a.webp',
  icon: '🔎',
  slug: 'one',
  address: 'two',
  tags: ['x', 'y'],
  paragraphs: ['First', 'Second'],
  parts: [{ name: 'Part', at: 0 }],
  group: { github: 'https://example.com/git' },
  reference: 'b',
  blocks: [
    { type: 'prose', text: '*Hi*', textHtml: '<p><em>Hi</em></p>' },
    { type: 'marks', wide: false, tags: ['x'] },
  ],
};

const empty = {
  _id: 'a',
  line: '',
  text: '',
  prose: '',
  date: '',
  flag: false,
  choice: '',
  side: 'left',
  url: '',
  image: '',
  icon: '',
  slug: 'one',
  address: '',
  tags: [],
  paragraphs: [],
  parts: [],
  group: { github: '' },
  reference: '',
  blocks: [],
};

const nothingAdded = {
  createdAt: '',
  updatedAt: '',
  excerpt: '',
  readingMinutes: '',
  spoken: { language: '', slugs: {} },
};

describe('a reader', () => {
  const read = readerOf(everyType);
  const readOnly = (values: object) => read({ _id: 'a', slug: 'one', ...values });

  test('the languages of a record are read, each with the slug that it has there', () => {
    const answer = { ...whole, language: 'de', languages: ['en', 'de'], slugs: { de: 'eins', fr: 'un' } };
    expect(read(answer).spoken).toEqual({ language: 'de', slugs: { en: '', de: 'eins' } });
  });

  test('a field of each type is read', () => {
    const [prose, marks] = whole.blocks;
    expect(read(whole)).toEqual({
      ...whole,
      ...nothingAdded,
      blocks: [{ ...prose, textOutlineHtml: '' }, marks],
    });
  });

  test('a missing field is read as empty', () => {
    expect(read({ _id: 'a', slug: 'one' })).toEqual({ ...empty, ...nothingAdded });
  });

  test.each([[null], [{ deep: [] }], [['', null, []]]])('fields that hold %j are read as empty', (wrong) => {
    const wrongs = Object.fromEntries(Object.keys(everyType.fields).map((name) => [name, wrong]));
    expect(read({ ...wrongs, _id: 'a', slug: 'one' })).toEqual({ ...empty, ...nothingAdded });
  });

  test('only true is a yes, and only an option is a choice', () => {
    expect(readOnly({ flag: 'yes', choice: 'up', side: 'up' })).toMatchObject({
      flag: false,
      choice: '',
      side: 'left',
    });
  });

  test('a number where a text is expected is read as text', () => {
    expect(readOnly({ line: 7 }).line).toBe('7');
  });

  test('numbers come as numbers or as text, and only whole', () => {
    expect(readOnly({ number: '7', year: 2026 })).toMatchObject({ number: 7, year: 2026 });
    expect(readOnly({ number: 1.5, year: 'soon' })).toMatchObject({ number: undefined, year: undefined });
  });

  test('items of a list that cannot be read are left out', () => {
    expect(
      readOnly({
        tags: ['x', '', null],
        paragraphs: [{}, 'First'],
        parts: ['?', null, { at: '3' }],
      }),
    ).toMatchObject({ tags: ['x'], paragraphs: ['First'], parts: [{ name: '', at: 3 }] });
  });

  test('blocks of an unknown type are left out, and what a block lacks is empty', () => {
    const blocks = [{ type: 'prose' }, { type: 'toString' }, {}, 'x', { type: 'marks', evil: 1 }];
    expect(readOnly({ blocks }).blocks).toEqual([
      { type: 'prose', text: '', textHtml: '', textOutlineHtml: '' },
      { type: 'marks', wide: true, tags: [] },
    ]);
  });

  test('what the API adds is read, and what nobody defined is dropped', () => {
    const answer = { ...whole, updatedAt: 'now', excerpt: 'Be', group: { github: 'g', evil: 1 }, evil: 1 };
    const result = read({ ...answer, parts: [{ name: 'n', at: 1, evil: 1 }] });
    expect(result).toMatchObject({ updatedAt: 'now', excerpt: 'Be' });
    expect(result.group).toEqual({ github: 'g' });
    expect(result.parts).toEqual([{ name: 'n', at: 1 }]);
    expect(result).not.toHaveProperty('evil');
  });

  test.each([
    ['nothing', null],
    ['a text', 'text'],
    ['a list', [whole]],
    ['a record without its id', { ...whole, _id: '' }],
    ['a record without its slug', { ...whole, slug: undefined }],
  ])('%s is refused', (_what, value) => {
    expect(() => read(value)).toThrow('The answer has an unknown shape.');
  });

  test('a single has no id', () => {
    expect(readerOf({ ...everyType, single: true })({ slug: 'one', line: 'One' }).line).toBe('One');
  });
});
