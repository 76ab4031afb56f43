import { fromColumns, toColumns } from './columns.ts';

const through = (value: unknown): unknown => fromColumns(JSON.parse(JSON.stringify(toColumns(value))));

test('records with equal keys become one list for each key', () => {
  expect(
    toColumns({
      items: [
        { name: 'a', tags: ['x'] },
        { name: 'b', tags: [] },
      ],
    }),
  ).toEqual({
    items: { '#': { name: ['a', 'b'], tags: [['x'], []] } },
  });
});

test.each([
  ['nothing', null],
  ['a text', '#'],
  ['a list of texts', ['a', 'b']],
  ['an empty list', { items: [] }],
  ['one record', [{ a: 1 }]],
  [
    'records in records',
    [
      {
        a: [
          { b: 1, c: null },
          { b: 2, c: 'x' },
        ],
        d: { e: true },
      },
      { a: [], d: { e: false } },
    ],
  ],
  ['records with other keys', [{ a: 1 }, { b: 2 }]],
  [
    'records with keys in another order',
    [
      { a: 1, b: 2 },
      { b: 3, a: 4 },
    ],
  ],
  ['records without keys', [{}, {}]],
  ['records and others', [{ a: 1 }, 'a', null]],
])('%s comes back as it was', (_what, value) => {
  expect(through(value)).toEqual(value);
});

test('a value that JSON leaves out does not come back as another', () => {
  expect(
    through([
      { a: 1, b: undefined },
      { a: 2, b: 3 },
    ]),
  ).toEqual([{ a: 1 }, { a: 2, b: 3 }]);
});
