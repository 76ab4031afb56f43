import type { TranslationsQuery, Translations } from '../../contract/translations.ts';
import { hasWords } from '../../contract/kinds/field-words.ts';
import { kindIn } from '../../contract/kinds/kind-in.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Values } from '../../contract/kinds/values.ts';
import { limits } from '../../contract/limits.ts';
import type { Queries } from '../../db/database.ts';
import { readJson } from '../../db/json.ts';
import { inParts } from '../../lib/in-parts.ts';
import { invalid } from '../../lib/fault.ts';
import { shownRevision } from './private-records.ts';
import { furtherLanguage, readLanguages } from './read-languages.ts';
import { recordKey } from './record-key.ts';
import { staleWords } from './stale-words.ts';
import { stateOf } from './translation-view.ts';

type Item = Translations['items'][number];

/**
 * What is to be done in a language, kind by kind: records of which visitors see no translation, or those with words that
 * have changed since.
 *
 * @throws Fault 400 for the first language, and one that the site does not have
 */
export async function listTranslations(
  db: Queries,
  kinds: readonly Kind[],
  { language: asked, state }: TranslationsQuery,
): Promise<Translations> {
  const language = furtherLanguage(await readLanguages(db), asked);
  if (language === undefined)
    throw invalid({ language: 'Language: nothing is translated into the first language' });
  const items: Item[] = [];
  for (const kind of kinds.filter(hasWords)) {
    const rows = await readPairs(db, kind, language);
    items.push(...(state === 'missing' ? missingOf(kind, rows) : await staleOf(db, kind, rows)));
  }
  return { items: items.slice(0, limits.recordRows), total: items.length };
}

type Pair = Awaited<ReturnType<typeof readPairs>>[number];

/** Each record outside the trash with the row of its translation. */
async function readPairs(db: Queries, kind: Kind, language: string) {
  const prefix = recordKey(kindIn(kind, language), '');
  return db
    .selectFrom('records')
    .leftJoin('records as translation', (join) =>
      join.on('translation.key', '=', (eb) => eb(eb.val(prefix), '||', eb.ref('records.id'))),
    )
    .select(['records.id', 'records.title', 'records.head_revision', shownRevision.as('live_revision')])
    .select(['translation.key', 'translation.trashed_at', 'translation.next_at'])
    .select((eb) =>
      eb.fn.coalesce('translation.live_revision', 'translation.private_revision').as('translated'),
    )
    .where('records.kind', '=', kind.name)
    .where('records.trashed_at', 'is', null)
    .orderBy('records.title_key')
    .orderBy('records.id')
    .execute();
}

function missingOf(kind: Kind, rows: readonly Pair[]): Item[] {
  return rows.flatMap(({ id, title, key, trashed_at, next_at, translated }) => {
    const row = key === null ? undefined : { trashed_at, next_at, live_revision: translated };
    const state = stateOf(row);
    return state === 'live' || state === 'scheduled'
      ? []
      : [{ kind: kind.name, _id: id, title, state, stale: [] }];
  });
}

async function staleOf(db: Queries, kind: Kind, rows: readonly Pair[]): Promise<Item[]> {
  const items: Item[] = [];
  for (const part of inParts(rows.filter(({ translated }) => translated !== null))) {
    const ids = part.flatMap(({ live_revision, head_revision, translated }) => [
      live_revision ?? head_revision,
      translated ?? '',
    ]);
    const found = await db.selectFrom('revisions').select(['id', 'data']).where('id', 'in', ids).execute();
    const data = new Map(found.map((row) => [row.id, readJson<Values>(row.data)]));
    for (const { id, title, live_revision, head_revision, translated } of part) {
      const original = data.get(live_revision ?? head_revision) ?? {};
      const stale = staleWords(kind, original, data.get(translated ?? '') ?? {});
      if (stale.length > 0) items.push({ kind: kind.name, _id: id, title, state: 'stale', stale });
    }
  }
  return items;
}
