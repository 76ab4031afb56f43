import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';
import { safeCell } from '../lib/safe-cell.ts';

interface Table<Row> {
  /** Begins the file's name. */
  name: string;
  /** The studio's, such as `2026-12-31`. */
  day: string;
  columns: (keyof Row & string)[];
  /** Read while they are sent, some at a time. */
  batches: AsyncIterable<Row[]>;
}

const cast = {
  string: safeCell,
  object: (value: object) => safeCell(JSON.stringify(value)),
};

/**
 * Rows as a file for spreadsheets, for the caller to send. It is one stream without a pipe: an error while reading ends the answer,
 * and an answer that nobody takes any more ends the reading.
 */
export function csvFile<Row extends object>(reply: FastifyReply, { name, day, ...table }: Table<Row>) {
  const file = `${name}-${day}.csv`;
  reply.header('content-disposition', `attachment; filename="${file}"`).type('text/csv; charset=utf-8');
  return Readable.from(linesOf(table), { objectMode: false });
}

async function* linesOf<Row extends object>({
  columns,
  batches,
}: Pick<Table<Row>, 'columns' | 'batches'>): AsyncGenerator<string> {
  yield stringify([], { bom: true, header: true, columns });
  for await (const rows of batches) yield stringify(rows, { columns, cast, quoted_match: /[;|\t]/ });
}
