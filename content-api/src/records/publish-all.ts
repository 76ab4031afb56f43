import type { Kind } from '../contract/kinds/kind.ts';
import type { Values } from '../contract/kinds/values.ts';
import type { Queries } from '../db/database.ts';
import type { Fault } from '../lib/fault.ts';
import { inParts } from '../lib/in-parts.ts';
import { indexValuesOf } from './index-values.ts';
import type { IndexValues } from './index-values.ts';
import { addPublications, addRevisions, syncRecord } from './log.ts';
import { recordKey } from './record-key.ts';
import { upsertRecords } from './record-rows.ts';
import type { RecordRow } from './record-rows.ts';
import { syncSearchEntries } from './search-entries.ts';
import { claimSlugs } from './slugs.ts';
import { clashOf, findAllTaken } from './taken.ts';

/** A state that is public at once. */
export interface PublishWrite {
  id: string;
  data: Values;
  author: string;
  at: string;
  note?: string;
  createdAt?: string;
}

interface Entry {
  record: string;
  write: PublishWrite;
  index: IndexValues;
}

/** Records of one statement. */
const atOnce = 100;

/**
 * Saves states of one kind and shows them at once; they may take each other's names. Drafts that wait stay what they are.
 * Returns the revisions, in the order of the states.
 *
 * @throws Fault 409 of the first state whose slug or unique value another record has, or what `clash` makes of it
 */
export async function publishAll<W extends PublishWrite>(
  db: Queries,
  kind: Kind,
  writes: readonly W[],
  clash: (fault: Fault, write: W) => Error = (fault) => fault,
): Promise<string[]> {
  const entries = writes.map((write) => {
    return { record: recordKey(kind, write.id), write, index: indexValuesOf(kind, write.data) };
  });
  const taken = await findAllTaken(db, kind, entries);
  for (const [at, { write }] of entries.entries()) {
    const found = taken[at];
    if (found !== undefined) throw clash(clashOf(kind, found), write);
  }
  if (entries.length > 1) await freeUnique(db, entries);
  const revisions: string[] = [];
  for (const part of partsOf(entries)) revisions.push(...(await publishPart(db, kind, part)));
  return revisions;
}

/** Moves records out of each other's way: all of them get new values. */
async function freeUnique(db: Queries, entries: readonly Entry[]): Promise<void> {
  for (const part of inParts(entries.map(({ record }) => record)))
    await db
      .updateTable('records')
      .set({ unique_key: null })
      .where('key', 'in', part)
      .where('unique_key', 'is not', null)
      .execute();
}

/** A record that comes twice is in two parts: the second state is made from the first. */
function* partsOf(entries: readonly Entry[]): Generator<Entry[]> {
  let part = new Map<string, Entry>();
  for (const entry of entries) {
    if (part.size === atOnce || part.has(entry.record)) {
      yield [...part.values()];
      part = new Map();
    }
    part.set(entry.record, entry);
  }
  if (part.size > 0) yield [...part.values()];
}

async function publishPart(db: Queries, kind: Kind, part: readonly Entry[]): Promise<string[]> {
  const keys = part.map(({ record }) => record);
  const known = await readRows(db, keys);
  await claimSlugs(
    db,
    kind,
    part.map(({ record, index }) => ({ record, slug: index.slug })),
  );
  const later = await readLatest(db, [...known.keys()]);
  const revisions = await addRevisions(
    db,
    part.map(({ record, write }) => {
      const { data, author, at, note } = write;
      return { record, kind, data, author, at, note, base: known.get(record)?.live_revision ?? null };
    }),
  );
  const shown = part.map((entry, at) => ({ ...entry, revision: revisions[at] ?? '' }));
  await addPublications(
    db,
    shown.map(({ record, revision, write: { author, at } }) => {
      return { record, revision, startsAt: at, author, madeAt: at, appliedAt: at };
    }),
  );
  const rows = shown.map(({ record, revision, index, write }) => {
    const state = { ...index, live_revision: revision, live_at: write.at };
    return rowOf({ kind, record, write, former: known.get(record) }, { ...state, head_revision: revision });
  });
  await upsertRecords(db, rows);
  await syncSearchEntries(db, kind, keys);
  for (const { record, write } of part) {
    // Something newer is public: what was saved now is only history.
    if ((later.get(record) ?? '') >= write.at) await syncRecord(db, kind, record);
  }
  return revisions;
}

interface Written {
  kind: Kind;
  record: string;
  write: PublishWrite;
  former: RecordRow | undefined;
}

function rowOf(
  { kind, record, write, former }: Written,
  state: IndexValues & Pick<RecordRow, 'head_revision' | 'live_revision' | 'live_at'>,
): RecordRow {
  const { id, at, createdAt = at } = write;
  const fresh = {
    draft_revision: null,
    next_at: null,
    position: null,
    is_featured: 0,
    created_at: createdAt,
  };
  const place = { key: record, id, kind: kind.name };
  return { ...fresh, ...former, ...place, ...state, updated_at: at, trashed_at: null };
}

async function readRows(db: Queries, keys: string[]): Promise<Map<string, RecordRow>> {
  const rows = await db.selectFrom('records').selectAll().where('key', 'in', keys).execute();
  return new Map(rows.map((row) => [row.key, row]));
}

/** Since when the newest of what records have shown was public. */
async function readLatest(db: Queries, keys: string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('publications')
    .select(['record', (eb) => eb.fn.max('applied_at').as('at')])
    .where('record', 'in', keys)
    .where('withdrawn_at', 'is', null)
    .where('applied_at', 'is not', null)
    .groupBy('record')
    .execute();
  return new Map(rows.map(({ record, at }) => [record, at ?? '']));
}
