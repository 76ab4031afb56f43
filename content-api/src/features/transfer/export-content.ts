import { hasWords } from '../../contract/kinds/field-words.ts';
import { kinds as allKinds } from '../../contract/kinds/index.ts';
import { isValues } from '../../contract/kinds/is-values.ts';
import { kindIn, partsOfStoredName, storedName } from '../../contract/kinds/kind-in.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Values } from '../../contract/kinds/values.ts';
import type { Queries } from '../../db/database.ts';
import { readJson } from '../../db/json.ts';
import { listLive } from '../../core/records/live-records.ts';
import { readValues } from '../../core/records/read-values.ts';
import { sourceName } from '../../core/records/source-name.ts';

/** All public content in the form that import takes, in the order in which it was made. */
export async function exportContent(db: Queries, kinds: readonly Kind[] = allKinds): Promise<object> {
  const parts: [string, unknown][] = [];
  for (const kind of kinds) {
    const records = await listLive(db, { ...kind, oldestFirst: true });
    parts.push(...partOf(kind, records));
  }
  const translations: Record<string, object> = {};
  for (const language of await listLanguages(db)) {
    const translated: [string, unknown][] = [];
    for (const kind of kinds.filter(hasWords)) {
      const records = await listTranslated(db, kindIn(kind, language));
      if (records.length > 0) translated.push(...partOf(kind, records));
    }
    if (translated.length > 0) translations[language] = Object.fromEntries(translated);
  }
  return { ...Object.fromEntries(parts), ...(Object.keys(translations).length > 0 && { translations }) };
}

interface Entry {
  id: string;
  createdAt: string;
  updatedAt: string;
  data: Values;
}

function partOf(kind: Kind, records: readonly Entry[]): [string, unknown][] {
  const entries = records.map((one) => toEntry(kind, one));
  if (kind.single !== true) return [[kind.plural, entries]];
  return entries.length === 0 ? [] : [[kind.plural, entries[0]]];
}

function toEntry({ fields, single }: Kind, { id, createdAt, updatedAt, data }: Entry): object {
  const { [sourceName]: source } = data;
  const values = { ...readValues(fields, data), ...(isValues(source) && { source }) };
  return single === true ? { ...values, updatedAt } : { _id: id, ...values, createdAt, updatedAt };
}

/** The further languages that there is something in, also those that the site has no more. */
async function listLanguages(db: Queries): Promise<string[]> {
  const rows = await db.selectFrom('records').select('kind').distinct().execute();
  return [...new Set(rows.flatMap(({ kind }) => partsOfStoredName(kind).language ?? []))].sort();
}

/** Public translations as they are stored, without what their originals say now. */
async function listTranslated(db: Queries, kind: Kind): Promise<Entry[]> {
  const rows = await db
    .selectFrom('records')
    .innerJoin('revisions', 'revisions.id', 'records.live_revision')
    .select(['records.id', 'records.created_at', 'records.updated_at', 'records.live_at', 'revisions.data'])
    .where('records.kind', '=', storedName(kind))
    .orderBy('records.id')
    .execute();
  return rows.map(({ id, created_at, updated_at, live_at, data }) => ({
    id,
    createdAt: created_at,
    updatedAt: live_at ?? updated_at,
    data: readJson<Values>(data),
  }));
}
