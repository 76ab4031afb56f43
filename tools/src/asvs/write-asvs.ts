import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format } from 'prettier';
import { asvsSchema, asvsTable } from './asvs-table.ts';

const docs = path.resolve(import.meta.dirname, '../../../docs');
const rows = asvsSchema.parse(JSON.parse(await readFile(path.join(docs, 'asvs.json'), 'utf8')));
const heading = `# OWASP ASVS 5.0, levels 1 and 2

Made from [asvs.json](asvs.json) by \`npm run asvs\`. "Held" names a test, or the part of a document, that exists.
`;
await writeFile(
  path.join(docs, 'asvs.md'),
  await format(`${heading}\n${asvsTable(rows)}\n`, { parser: 'markdown' }),
);
