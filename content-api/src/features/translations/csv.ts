import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';
import { readLanguage } from '../../contract/language.ts';
import { safeCell, textOfCell } from '../../lib/safe-cell.ts';
import type { RecordTexts } from './texts-to-translate.ts';
import { keptPartsOf, piecesOf } from './kept-parts.ts';
import { textsMax, tooManyTexts, unreadable } from './sent-texts.ts';
import type { SentFile, SentText } from './sent-texts.ts';

const names = ['record', 'unit', 'field'] as const;

/** The texts as a table for spreadsheets: record, unit, name of the field, and a column for each language. */
export async function* csvOf(
  records: AsyncIterable<RecordTexts>,
  { first, code }: { first: string; code: string },
): AsyncGenerator<string> {
  yield stringify([], { bom: true, header: true, columns: [...names, first, code] });
  for await (const { kind, id, units } of records) {
    const rows = units.map(({ id: unit, name, source, target }) =>
      [`${kind.name}/${id}`, unit, name, source, target].map(safeCell),
    );
    yield stringify(rows, { quoted_match: /[;|\t]/ });
  }
}

const rowsSchema = z.array(z.object({ info: z.object({ lines: z.number() }), record: z.array(z.string()) }));

/** Reads such a table. @throws Fault 400 that names the line, 413 for too many rows */
export function readCsv(text: string): SentFile {
  const [head, ...rows] = rowsOf(text);
  const [record, unit, field, first = '', code = '', ...more] = head?.record ?? [];
  const isTable = record === names[0] && unit === names[1] && field === names[2] && more.length === 0;
  if (!isTable || readLanguage(first) === null || readLanguage(code) === null)
    throw unreadable(1, `the columns must be ${names.join(', ')}, and the codes of two languages`);
  if (rows.length > textsMax) throw tooManyTexts();
  return { language: code, texts: rows.map((row) => sentText(row)) };
}

function sentText({ info: { lines: line }, record: cells }: z.infer<typeof rowsSchema>[number]): SentText {
  const [record = '', unit = '', , source = '', target = ''] = cells.map(textOfCell);
  if (/^[=@\t]/.test(target) && !source.startsWith(target.slice(0, 1)))
    throw unreadable(line, 'the translation is a formula');
  const parts = keptPartsOf(source);
  return { record, unit, line, source: piecesOf(source, parts), target: piecesOf(target, parts) };
}

function rowsOf(text: string): z.infer<typeof rowsSchema> {
  try {
    return rowsSchema.parse(
      parse(text, { bom: true, info: true, skip_empty_lines: true, delimiter: [',', ';', '\t'] }),
    );
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    throw unreadable(Number(/line (\d+)/.exec(message)?.[1] ?? 1), message.slice(0, 200));
  }
}
