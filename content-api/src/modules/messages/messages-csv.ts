import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { Message } from '../../contract/message.ts';
import type { Queries } from '../../db/database.ts';
import { readPage } from './repository.ts';
import type { Filter } from './repository.ts';

const batch = 500;
const columns: (keyof Message)[] = [
  'createdAt',
  'name',
  'email',
  'subject',
  'message',
  'state',
  'note',
  'assignee',
  'repliedAt',
  'reason',
];

/** Messages as a table for spreadsheets. Cells that they would take for a formula begin with an apostrophe. */
export function messagesCsv(db: Queries, filter: Filter): Readable {
  const rows = Readable.from(allRows(db, filter));
  return rows.pipe(stringify({ header: true, columns, escape_formulas: true, bom: true }));
}

async function* allRows(db: Queries, filter: Filter): AsyncGenerator<Message> {
  for (let offset = 0; ; offset += batch) {
    const messages = await readPage(db, filter, { size: batch, offset });
    yield* messages;
    if (messages.length < batch) return;
  }
}
