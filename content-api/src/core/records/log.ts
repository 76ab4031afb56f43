import { storedName } from '../../contract/kinds/kind-in.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Values } from '../../contract/kinds/values.ts';
import type { Queries } from '../../db/database.ts';
import { readJson, toFlag, writeJson } from '../../db/json.ts';
import type { RecordTable } from '../../db/record-tables.ts';
import { isFault } from '../../lib/fault.ts';
import { newId } from '../../lib/new-id.ts';
import { noteUses } from '../media/note-uses.ts';
import { indexValuesOf, searchTextOf } from './index-values.ts';
import type { IndexValues } from './index-values.ts';
import { claimSlugs, clashOf, findTaken } from './names.ts';
import { findPrivate, shownAs } from './private-records.ts';
import { idInKey, recordKey } from './record-key.ts';
import { findRecord } from './record-rows.ts';
import { readSearchLanguage } from './search-language.ts';
import { syncSearchEntries } from './search-entries.ts';
import type { SavedRevision } from './search-entries.ts';

interface NewRevision {
  record: string;
  kind: Kind;
  data: Values;
  base: string | null;
  author: string;
  at: string;
  note?: string;
  isAutosave?: boolean;
}

/** Appends saved states; returns them with their ids and words. */
export async function addRevisions(
  db: Queries,
  revisions: readonly NewRevision[],
): Promise<(SavedRevision & { at: string })[]> {
  const first = await readSearchLanguage(db);
  const saved = revisions.map((revision) => {
    return { ...revision, id: newId(), search_text: searchTextOf(revision.kind, revision.data, first) };
  });
  const rows = saved.map(({ kind, data, note = '', isAutosave = false, ...rest }) => {
    return { ...rest, kind: storedName(kind), data: writeJson(data), note, is_autosave: toFlag(isAutosave) };
  });
  await db.insertInto('revisions').values(rows).execute();
  await noteUses(db, saved);
  return saved;
}

/** Appends a saved state; returns its id. */
export async function addRevision(db: Queries, revision: NewRevision): Promise<string> {
  const [saved] = await addRevisions(db, [revision]);
  return saved?.id ?? '';
}

interface NewPublication {
  record: string;
  /** Null: nothing is shown. */
  revision: string | null;
  startsAt: string;
  author: string;
  madeAt: string;
  /** Null while it lies ahead. */
  appliedAt: string | null;
}

/** Appends statements of what records show from a moment on; returns their ids. */
export async function addPublications(
  db: Queries,
  publications: readonly NewPublication[],
): Promise<string[]> {
  const rows = publications.map(({ record, revision, startsAt, author, madeAt, appliedAt }) => ({
    id: newId(),
    record,
    revision,
    starts_at: startsAt,
    author,
    made_at: madeAt,
    applied_at: appliedAt,
    withdrawn_at: null,
  }));
  await db.insertInto('publications').values(rows).execute();
  return rows.map(({ id }) => id);
}

/** Appends a statement of what a record shows from a moment on; returns its id. */
export async function addPublication(db: Queries, publication: NewPublication): Promise<string> {
  const [id = ''] = await addPublications(db, [publication]);
  return id;
}

interface Statement {
  kind: Kind;
  id: string;
  author: string;
  at: string;
  /** Null: nothing is shown. */
  revision: string | null;
  /** Left out: at once. */
  from?: string;
}

/** States what a record shows from a moment on, whatever the rules say; returns the publication's id. */
export async function statePublication(db: Queries, statement: Statement): Promise<string> {
  const { kind, id, revision, from, author, at } = statement;
  const record = recordKey(kind, id);
  const isAhead = from !== undefined && from > at;
  const startsAt = isAhead ? from : at;
  const publication = await addPublication(db, {
    record,
    revision,
    startsAt,
    author,
    madeAt: at,
    appliedAt: isAhead ? null : at,
  });
  const known = await findRecord(db, kind, id);
  const isDraftShown = !isAhead && revision !== null && revision === known?.draft_revision;
  await syncRecord(db, kind, record, {
    changes: { updated_at: at, ...(isDraftShown && { draft_revision: null }) },
  });
  return publication;
}

/** Takes back a publication that lies ahead; false when there is none such. */
export async function withdrawPublication(
  db: Queries,
  { kind, id, publication, at }: { kind: Kind; id: string; publication: string; at: string },
): Promise<boolean> {
  const record = recordKey(kind, id);
  const { numUpdatedRows } = await db
    .updateTable('publications')
    .set({ withdrawn_at: at })
    .where('id', '=', publication)
    .where('record', '=', record)
    .where('applied_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await syncRecord(db, kind, record, { changes: { updated_at: at } });
  return true;
}

/** Takes back what lies ahead for a record, but for an end after that moment. */
export async function withdrawAhead(
  db: Queries,
  record: string,
  at: string,
  { endsAfter }: { endsAfter?: string } = {},
): Promise<void> {
  let ahead = db
    .updateTable('publications')
    .set({ withdrawn_at: at })
    .where('record', '=', record)
    .where('applied_at', 'is', null)
    .where('withdrawn_at', 'is', null);
  if (endsAfter !== undefined) {
    ahead = ahead.where((eb) => eb.or([eb('revision', 'is not', null), eb('starts_at', '<=', endsAfter)]));
  }
  await ahead.execute();
}

/** Public state of a record according to its publications: the revision, since when, and the next change. */
async function readPublishedState(db: Queries, record: string) {
  const valid = db
    .selectFrom('publications')
    .where('publications.record', '=', record)
    .where('withdrawn_at', 'is', null);
  const applied = await valid
    .leftJoin('revisions', 'revisions.id', 'publications.revision')
    .select(['publications.revision', 'applied_at', 'revisions.at', 'revisions.data'])
    .where('applied_at', 'is not', null)
    .orderBy('applied_at', 'desc')
    .orderBy('publications.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const next = await valid
    .select((eb) => eb.fn.min('starts_at').as('starts_at'))
    .where('applied_at', 'is', null)
    .executeTakeFirst();
  const { revision = null, applied_at = null, at = null, data = null } = applied ?? {};
  return {
    shown: revision,
    live_at: revision === null || applied_at === null ? null : later(applied_at, at ?? applied_at),
    next_at: next?.starts_at ?? null,
    data: revision === null ? undefined : readJson<Values>(data),
  };
}

interface SyncOptions {
  changes?: Partial<Omit<RecordTable, 'key'>>;
  /** `clear`: the slug and the unique value stay with the record that has them. */
  onConflict?: 'throw' | 'clear';
}

/** Recomputes a record's derived columns and search entries from its publications. */
export async function syncRecord(
  db: Queries,
  kind: Kind,
  record: string,
  { changes = {}, onConflict = 'throw' }: SyncOptions = {},
): Promise<void> {
  const { data, shown, ...state } = await readPublishedState(db, record);
  const id = idInKey(record);
  const isPrivate = (await findPrivate(db, kind, [id])).has(id);
  const values =
    data === undefined
      ? { unique_key: null }
      : await claimValues(db, kind, record, { index: indexValuesOf(kind, data), onConflict });
  await updateRecord(db, record, { ...values, ...state, ...shownAs(shown, isPrivate), ...changes });
  await syncSearchEntries(db, kind, [record]);
}

async function claimValues(
  db: Queries,
  kind: Kind,
  record: string,
  { index, onConflict }: { index: IndexValues; onConflict: 'throw' | 'clear' },
): Promise<IndexValues> {
  try {
    await claim(db, kind, record, index);
    return index;
  } catch (error) {
    if (onConflict === 'throw' || !isFault(error)) throw error;
    return { ...index, slug: null, unique_key: null };
  }
}

async function updateRecord(
  db: Queries,
  record: string,
  changes: Partial<RecordTable & IndexValues>,
): Promise<void> {
  await db.updateTable('records').set(changes).where('key', '=', record).execute();
}

/** Takes what no other public record of the kind may have. */
async function claim(db: Queries, kind: Kind, record: string, index: IndexValues): Promise<void> {
  const taken = await findTaken(db, kind, record, index);
  if (taken !== undefined) throw clashOf(kind, taken);
  await claimSlugs(db, kind, [{ record, slug: index.slug }]);
}

function later(a: string, b: string): string {
  return a > b ? a : b;
}
