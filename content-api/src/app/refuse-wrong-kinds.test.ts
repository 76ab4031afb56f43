import { isStartupFault } from '../lib/startup-fault.ts';
import { kindFaults } from '../contract/kinds/check-kinds.ts';
import {
  block,
  blocks,
  choice,
  format,
  group,
  line,
  list,
  prose,
  reference,
  slug,
} from '../contract/kinds/fields.ts';
import { kinds } from '../contract/kinds/index.ts';
import type { Kind } from '../contract/kinds/kind.ts';
import { refuseWrongKinds } from './refuse-wrong-kinds.ts';

const sound: Kind = {
  name: 'talk',
  plural: 'talks',
  path: '/api/talks',
  words: { one: 'Talk', many: 'Talks', screen: 'Talk Management', menu: 'Talks' },
  fields: { title: line('Title', { required: true, max: 200 }) },
  titleField: 'title',
};

test('the definitions of the product are sound', () => {
  expect(kindFaults(kinds)).toEqual([]);
  expect(kindFaults([...kinds, sound])).toEqual([]);
});

const wrong: [string, Partial<Kind>, string][] = [
  [
    'two fields with one alias',
    {
      fields: {
        title: line('Title', { max: 9, alias: 'head' }),
        name: line('Name', { max: 9, alias: 'head' }),
      },
    },
    'talk: two fields have the alias head',
  ],
  [
    'an alias that is a field',
    { fields: { title: line('Title', { max: 9, alias: 'name' }), name: line('Name', { max: 9 }) } },
    'talk: an alias is also a field: name',
  ],
  [
    'an address without its slash at the end',
    { address: '/talks' },
    'talk: not the beginning of an address of the site: /talks',
  ],
  ['a card field that is not there', { card: ['title', 'face'] }, 'talk: the card names no field: face'],
  ['a column that is not on the card', { columns: ['title'] }, 'talk: the table names no field: title'],
  ['a title field that is not there', { titleField: 'name' }, 'talk: the title names no field: name'],
  ['a call by slug without a slug', { calls: { oneBySlug: true } }, 'talk: it has no slug field'],
  [
    'a reference to no kind',
    { fields: { title: line('Title', { max: 9 }), of: reference('Of', 'nothing', {}) } },
    'talk: of refers to no kind: nothing',
  ],
  [
    'a wrong default deep inside',
    {
      fields: {
        title: line('Title', { max: 9 }),
        parts: list('Parts', group('Part', { side: choice('Side', ['left'], { default: 'up' }) }), {
          max: 3,
        }),
      },
    },
    'talk: the default of parts[].side is none of its options',
  ],
  [
    'a name of the server',
    { fields: { title: line('Title', { max: 9 }), _id: slug('Id', {}) } },
    'talk: the name _id is taken',
  ],
  [
    'a Markdown field without a format',
    { fields: { title: line('Title', { max: 9 }), body: prose('Body', { max: 9, markdown: true }) } },
    'talk: without a format, body cannot be Markdown',
  ],
  [
    'a format without a Markdown field',
    { fields: { title: line('Title', { max: 9 }), format: format() } },
    'talk: it has a format, but no field that may be Markdown',
  ],
  [
    'a field with the name of finished HTML',
    {
      fields: {
        title: line('Title', { max: 9 }),
        format: format(),
        body: prose('Body', { max: 9, markdown: true }),
        bodyHtml: line('HTML', { max: 9 }),
      },
    },
    'talk: the name bodyHtml is taken',
  ],
  [
    'Markdown deep inside',
    {
      fields: {
        title: line('Title', { max: 9 }),
        parts: list('Parts', prose('Part', { max: 9, markdown: true }), { max: 3 }),
      },
    },
    'talk: parts[] is within another field: no Markdown',
  ],
  [
    'a field that takes the place of a block’s type',
    {
      fields: {
        title: line('Title', { max: 9 }),
        parts: blocks('Parts', { box: block('Box', { type: line('Type', { max: 9 }) }) }, { max: 3 }),
      },
    },
    'talk: parts.box has a field with the name type',
  ],
  [
    'blocks within another field',
    {
      fields: {
        title: line('Title', { max: 9 }),
        part: group('Part', { parts: blocks('Parts', {}, { max: 3 }) }),
      },
    },
    'talk: part.parts is within another field: no blocks',
  ],
  [
    'Markdown in a block without a format',
    {
      fields: {
        title: line('Title', { max: 9 }),
        parts: blocks(
          'Parts',
          { box: block('Box', { text: prose('Text', { max: 9, markdown: true }) }) },
          { max: 3 },
        ),
      },
    },
    'talk: without a format, parts cannot be Markdown',
  ],
  [
    'a field that depends on no flag',
    { fields: { title: line('Title', { max: 9, onlyWhile: 'shown' }) } },
    'talk: title needs a flag that says yes: shown',
  ],
  [
    'a group of fields that are not there',
    { groups: [{ label: 'More', fields: ['face'] }] },
    'talk: a group names no field: face',
  ],
  ['a path outside of the API', { path: '/talks' }, 'talk: not a path of the API: /talks'],
];

test.each(wrong)('%s stops the start with a line that names it', (_what, change, message) => {
  const list = [...kinds, { ...sound, ...change }];
  expect(kindFaults(list)).toEqual([message]);
  let thrown: unknown;
  try {
    refuseWrongKinds(list);
  } catch (error) {
    thrown = error;
  }
  expect(isStartupFault(thrown)).toBe(true);
  expect(String(thrown)).toContain(message);
});

test('two kinds with one name or path are refused', () => {
  expect(kindFaults([sound, sound])).toEqual([
    'two kinds are named talk',
    'two kinds share the plural talks',
    'two kinds share the path /api/talks',
  ]);
});
