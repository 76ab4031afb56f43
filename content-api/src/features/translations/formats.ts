import { csvOf, readCsv } from './csv.ts';
import type { SentFile } from './sent-texts.ts';
import type { RecordTexts } from './texts-to-translate.ts';
import { readXliff } from './xliff-in.ts';
import { xliffOf } from './xliff-out.ts';

/** A kind of file for translators. */
export interface Format {
  ending: string;
  type: string;
  write: (
    records: AsyncIterable<RecordTexts>,
    languages: { first: string; code: string },
  ) => AsyncIterable<string>;
  /** @throws Fault 400 that names the line, 413 for too many texts */
  read: (text: string) => SentFile;
}

export const formats = {
  xliff: { ending: '.xlf', type: 'application/xliff+xml; charset=utf-8', write: xliffOf, read: readXliff },
  csv: { ending: '.csv', type: 'text/csv; charset=utf-8', write: csvOf, read: readCsv },
} satisfies Record<string, Format>;
