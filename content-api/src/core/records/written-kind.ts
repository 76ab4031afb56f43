import { hasWords } from '../../contract/kinds/field-words.ts';
import { kindIn } from '../../contract/kinds/kind-in.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Values } from '../../contract/kinds/values.ts';
import type { Queries } from '../../db/database.ts';
import { invalid } from '../../lib/fault.ts';
import type { LiveRecord } from './answers.ts';
import { findLive } from './live-records.ts';
import { furtherLanguage, readLanguages } from './read-languages.ts';
import { findRecord } from './record-rows.ts';
import { requireLive } from './require-live.ts';
import { findRevision } from './revisions.ts';
import { requireOriginal } from './save-words.ts';

/**
 * A kind in the language that a call writes. Unlike readers it is never given an original in place of a translation.
 *
 * @throws Fault 400 for a language that the site does not have, or a kind without words
 */
export async function writtenKind(db: Queries, kind: Kind, asked: string | undefined): Promise<Kind> {
  if (asked === undefined) return kind;
  const language = furtherLanguage(await readLanguages(db), asked);
  if (language !== undefined && !hasWords(kind))
    throw invalid({ language: `${kind.words.many} have no words: they are the same in all languages` });
  return kindIn(kind, language);
}

/**
 * A record begins in the first language.
 *
 * @throws Fault 400 for another one
 */
export async function requireFirstLanguage(db: Queries, asked: string | undefined): Promise<void> {
  if (asked === undefined) return;
  const languages = await readLanguages(db);
  if (furtherLanguage(languages, asked) === undefined) return;
  throw invalid({
    language: `Language: a record is made in ${languages.first}, and translated into ${asked} afterwards`,
  });
}

interface Target {
  shown: Kind;
  /** What a translation is made from; undefined of the original itself. */
  original: Values | undefined;
  /** Undefined for what is not public in that language yet. */
  record: LiveRecord | undefined;
}

/**
 * What a specified call writes to.
 *
 * @throws Fault 400 as `writtenKind` does, 404 without the record, or without a public one in the first language
 */
export async function findTarget(
  db: Queries,
  kind: Kind,
  id: string,
  language: string | undefined,
): Promise<Target> {
  const shown = await writtenKind(db, kind, language);
  if (shown.language === undefined)
    return { shown, original: undefined, record: await requireLive(db, kind, id) };
  const original = await requireOriginal(db, shown, id);
  return { shown, original, record: await findLive(db, shown, id) };
}

/** The data that is public as it is stored: of a translation its own. */
export async function readStored(
  db: Queries,
  kind: Kind,
  id: string,
  record: LiveRecord | undefined,
): Promise<Values | undefined> {
  if (kind.language === undefined || record === undefined) return record?.data;
  const row = await findRecord(db, kind, id);
  return row && (await findRevision(db, row.key, row.live_revision))?.data;
}
