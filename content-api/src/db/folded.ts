import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { letterSpellings } from '../contract/fold-text.ts';
import type { Queries } from './database.ts';
import { isEmbedded } from './is-embedded.ts';

/** Name of `foldText` within the embedded database. */
export const foldFunction = 'fold_text';

/** A text of the database as `foldText` makes it, so that a search compares alike. */
export function folded(db: Queries, text: RawBuilder<string>): RawBuilder<string> {
  if (isEmbedded(db)) return sql`${sql.raw(foldFunction)}(${text})`;
  const decomposed = sql<string>`lower(normalize(lower(${text}), NFKD))`;
  const plain = sql<string>`regexp_replace(${decomposed}, ${'[\u0300-\u036f]'}, '', 'g')`;
  return Object.entries(letterSpellings).reduce(
    (sofar, [letter, spelling]) => sql<string>`replace(${sofar}, ${letter}, ${spelling})`,
    sql<string>`normalize(${plain}, NFC)`,
  );
}
