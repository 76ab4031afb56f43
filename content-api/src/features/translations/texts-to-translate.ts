import type { Translations } from '../../contract/translations.ts';
import { hasWords } from '../../contract/kinds/field-words.ts';
import { kindIn } from '../../contract/kinds/kind-in.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Values } from '../../contract/kinds/values.ts';
import type { Queries } from '../../db/database.ts';
import { invalid } from '../../lib/fault.ts';
import { listTranslations } from '../../core/records/list-translations.ts';
import { furtherLanguage, readLanguages } from '../../core/records/read-languages.ts';
import { singleId } from '../../core/records/record-key.ts';
import { findRecord } from '../../core/records/record-rows.ts';
import { requireOriginal, translationNow } from '../../core/records/save-words.ts';
import { readWords } from '../../core/records/translation-view.ts';
import { unitsOf } from './units.ts';
import type { Unit } from './units.ts';

/** A record with its texts. */
export interface RecordTexts {
  /** In the language of the translation. */
  kind: Kind;
  id: string;
  /** Of the original. */
  title: string;
  /** The newest words of the translation, in the places of the original. */
  words: Values;
  units: Unit[];
}

/** The two languages of a file for translators. @throws Fault 400 for the first one, and one that the site does not have */
export async function languagesOfFile(db: Queries, asked: string): Promise<{ first: string; code: string }> {
  const languages = await readLanguages(db);
  const code = furtherLanguage(languages, asked);
  if (code !== undefined) return { first: languages.first, code };
  throw invalid({ language: 'Language: nothing is translated into the first language' });
}

/** The records of these kinds that have texts, outside the trash. */
export async function* textsToTranslate(
  db: Queries,
  kinds: readonly Kind[],
  language: string,
  state?: 'missing' | 'stale',
): AsyncGenerator<RecordTexts> {
  const wanted = state && wantedOf(await listTranslations(db, kinds, { language, state }));
  for (const kind of kinds.filter(hasWords)) {
    for (const { id, title } of await listOriginals(db, kind)) {
      if (wanted !== undefined && !wanted.has(`${kind.name}/${id}`)) continue;
      const texts = await readTexts(db, kindIn(kind, language), id);
      if (texts.units.length > 0) yield { ...texts, title };
    }
  }
}

/** The texts of one record. @throws Fault 404 */
export async function readTexts(db: Queries, kind: Kind, id: string): Promise<Omit<RecordTexts, 'title'>> {
  const original = await requireOriginal(db, kind, id);
  const row = await findRecord(db, kind, id);
  const words = translationNow(kind, original, row && (await readWords(db, kind, row)));
  return { kind, id, words, units: unitsOf(kind, original, words) };
}

async function listOriginals(db: Queries, kind: Kind): Promise<{ id: string; title: string }[]> {
  if (kind.single === true) return [{ id: singleId(kind), title: kind.words.one }];
  return db
    .selectFrom('records')
    .select(['id', 'title'])
    .where('kind', '=', kind.name)
    .where('trashed_at', 'is', null)
    .orderBy('id')
    .execute();
}

function wantedOf({ items }: Translations): Set<string> {
  return new Set(items.map(({ kind, _id }) => `${kind}/${_id}`));
}
