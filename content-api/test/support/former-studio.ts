import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../src/db/database.ts';
import { tableList } from '../../src/db/table-list.ts';

const file = new URL('../fixtures/before-records.json.br', import.meta.url);

const studioSchema = z.object({
  /** The rows of the tables that content had before it became records. */
  rows: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  /** Former answer of GET, after its ETag; for the large studio a hash of it. */
  answers: z.record(z.string(), z.string()),
});

export type FormerStudio = z.infer<typeof studioSchema>;

/** Studios as the version before the records stored and answered them. */
export function readFormerStudios(): { demo: FormerStudio; studio: FormerStudio } {
  const text = brotliDecompressSync(readFileSync(file)).toString();
  return z.object({ demo: studioSchema, studio: studioSchema }).parse(JSON.parse(text));
}

/** Puts the rows into a database of that version. */
export async function fillFormer({ queries }: Database, { rows }: FormerStudio): Promise<void> {
  const batch = 100;
  await queries.transaction().execute(async (trx) => {
    for (const { name } of tableList) {
      const list = rows[name] ?? [];
      for (let at = 0; at < list.length; at += batch) {
        const columns = Object.keys(list[0] ?? {});
        const names = sql.join(columns.map((column) => sql.ref(column)));
        const values = list
          .slice(at, at + batch)
          .map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
        await sql`insert into ${sql.table(name)} (${names}) values ${sql.join(values)}`.execute(trx);
      }
    }
  });
}
