import type { LanguageState, RecordView } from '../../contract/record-view.ts';
import { hasWords, holdsWords } from '../../contract/kinds/field-words.ts';
import type { Fields } from '../../contract/kinds/fields.ts';
import { kindIn, originalOf } from '../../contract/kinds/kind-in.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import { emptyValues } from '../../contract/kinds/values.ts';
import type { Values } from '../../contract/kinds/values.ts';
import type { Queries } from '../../db/database.ts';
import type { RecordTable } from '../../db/record-tables.ts';
import { inWords } from './in-words.ts';
import { readDraft } from './merge-draft.ts';
import type { Languages } from './read-languages.ts';
import { readValues } from './read-values.ts';
import { findRecord } from './record-rows.ts';
import { draftOf } from './record-state.ts';
import { findRevision } from './revisions.ts';
import { requireOriginal } from './save-words.ts';
import { staleWords } from './stale-words.ts';
import { withoutDefaults } from './without-defaults.ts';

type TranslationParts = Pick<RecordView, 'states' | 'words' | 'source' | 'stale'>;

/** What an editor is told of a record's languages: nothing where the site has one, or the kind no words. */
export async function translationParts(
  db: Queries,
  kind: Kind,
  id: string,
  { first, further }: Languages,
): Promise<TranslationParts> {
  if (further.length === 0 || !hasWords(kind)) return {};
  const original = originalOf(kind);
  const originalRow = await findRecord(db, original, id);
  // What lies in the trash is translated after it was restored.
  if (kind.language === undefined && typeof originalRow?.trashed_at === 'string') return {};
  const source = await requireOriginal(db, kind, id);
  const states: Record<string, LanguageState> = { [first]: stateOf(originalRow) };
  for (const { code } of further) states[code] = await readState(db, kindIn(original, code), id, source);
  if (kind.language === undefined) return { states };
  const row = await findRecord(db, kind, id);
  const data = row && (await readWords(db, kind, row));
  const whole = inWords(kind, source, data ?? {}, { keepsAll: true });
  // Where nothing was translated, nothing is out of date.
  const stale = data === undefined ? [] : staleWords(kind, source, data);
  const words = wordsIn(withoutDefaults(kind.fields), whole);
  return { states, words, source: wordsIn(kind.fields, source), stale };
}

async function readState(db: Queries, kind: Kind, id: string, source: Values): Promise<LanguageState> {
  const row = await findRecord(db, kind, id);
  const state = stateOf(row);
  if (state !== 'live') return state;
  const live = await findRevision(db, row?.key ?? '', row?.live_revision ?? null);
  return live !== undefined && staleWords(kind, source, live.data).length > 0 ? 'stale' : 'live';
}

/** The state of a record in its own language. */
export function stateOf(row: Pick<RecordTable, 'trashed_at' | 'live_revision' | 'next_at'> | undefined) {
  if (row === undefined || row.trashed_at !== null) return 'none';
  if (row.live_revision !== null) return 'live';
  return row.next_at === null ? 'draft' : 'scheduled';
}

/** The newest words of a translation. */
export async function readWords(db: Queries, kind: Kind, row: RecordTable): Promise<Values | undefined> {
  if (draftOf(row) !== null) return readDraft(db, kind, row);
  return (await findRevision(db, row.key, row.live_revision ?? row.head_revision))?.data;
}

function wordsIn(fields: Fields, data: Values): Values {
  const values = { ...emptyValues(fields), ...readValues(fields, data) };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (holdsWords(field) ? [[name, values[name]]] : [])),
  );
}
