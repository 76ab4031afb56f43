import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { z } from 'zod';
import type { Audit, auditQuerySchema } from '../../contract/audit.ts';
import type { Queries } from '../../db/database.ts';
import { listAudit } from './repository.ts';

type Entry = Audit['items'][number];

const batch = 500;
const columns: (keyof Entry)[] = [
  'at',
  'action',
  'who',
  'userId',
  'kind',
  'entityId',
  'title',
  'ip',
  'requestId',
  'detail',
];

/** The audit as a table for spreadsheets. Cells that they would take for a formula begin with an apostrophe. */
export function auditCsv(db: Queries, filter: z.output<typeof auditQuerySchema>): Readable {
  const rows = Readable.from(allRows(db, filter));
  return rows.pipe(stringify({ header: true, columns, escape_formulas: true, bom: true }));
}

async function* allRows(db: Queries, filter: z.output<typeof auditQuerySchema>): AsyncGenerator<Entry> {
  for (let offset = 0; ; offset += batch) {
    const { items } = await listAudit(db, filter, { page: 1, size: batch, offset });
    yield* items;
    if (items.length < batch) return;
  }
}
