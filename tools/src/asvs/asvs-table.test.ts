import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { asvsSchema, asvsTable } from './asvs-table.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFile(path.join(root, file), 'utf8');
const cells = (table: string) => table.replaceAll(/[ -]+/g, ' ');

test('every requirement stands once, and what is held names a test, or a part of a document, that exists', async () => {
  const rows = asvsSchema.parse(JSON.parse(await read('docs/asvs.json')));
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  for (const row of rows) {
    // A tag says which runs have it.
    if ('test' in row) expect((await read(row.test)).replaceAll(" @whole'", "'")).toContain(`'${row.title}'`);
    if ('document' in row) expect(await read(row.document)).toContain(`\n## ${row.heading}\n`);
  }
  expect(cells(await read('docs/asvs.md'))).toContain(cells(asvsTable(rows)));
});
