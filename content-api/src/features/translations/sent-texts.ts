import { fault, invalid } from '../../lib/fault.ts';

/** A text of a file for translators, with where it stands in the file. */
export interface SentText {
  /** The name of its kind and the id of its record: 'project/65f…'. */
  record: string;
  /** The path of its field. */
  unit: string;
  line: number;
  source: SentPiece[];
  target: SentPiece[];
}

/** A text, or the number of a part that is kept from the source, from 0. */
export type SentPiece = string | { part: number };

/** A file for translators. */
export interface SentFile {
  /** The code of the language of its translations. */
  language: string;
  texts: SentText[];
}

export const textsMax = 100_000;

/** @throws Fault 400 that names the line */
export function unreadable(line: number, why: string) {
  return invalid({ file: `File: line ${line}: ${why}` });
}

export function tooManyTexts() {
  return fault({
    status: 413,
    code: 'TOO_LARGE',
    message: `The file has more than ${textsMax} texts. Send it in parts.`,
  });
}
