import type { Kind } from '../../contract/kinds/kind.ts';
import type { Values } from '../../contract/kinds/values.ts';
import type { Queries } from '../../db/database.ts';
import { readJson } from '../../db/json.ts';
import type { RecordTable } from '../../db/record-tables.ts';
import { nextVersion } from '../../lib/next-version.ts';
import type { Clock } from '../../lib/clock.ts';
import { invalid } from '../../lib/fault.ts';
import { indexValuesOf } from './index-values.ts';
import { readValues } from './read-values.ts';
import type { PublishFaults } from './rules/rule.ts';
import { hideRecord, trashRecord } from './take-down.ts';
import { publish } from './write.ts';

/** Revision that a record shows from now on. */
export interface Wanted {
  row: RecordTable;
  kind: Kind;
  /** Null: nothing. */
  revision: string | null;
  /** It is to show nothing because it is in the trash. */
  isTrash?: boolean;
}

/** Revisions that a record showed before and shows since, by id. */
export interface Shown {
  record: string;
  before: string | null;
  after: string | null;
  wasTrash: boolean;
}

type Faults = readonly (PublishFaults | undefined)[];

interface By {
  clock: Clock;
  author: string;
  note: string;
}

/** A state that differs from what is public, with the data of both. */
export interface Differing extends Wanted {
  now: Values | undefined;
  then: Values | undefined;
}

/** The wanted states that differ from what is public. */
export async function findDiffering(db: Queries, wanted: Wanted[]): Promise<Differing[]> {
  const others = wanted.filter(({ row, revision }) => row.live_revision !== revision);
  const data = await readData(
    db,
    others.flatMap(({ row, revision }) => [row.live_revision ?? [], revision ?? []].flat()),
  );
  const valuesOf = (id: string | null) => (id === null ? undefined : (data.get(id) ?? {}));
  return others
    .map((one) => ({ ...one, now: valuesOf(one.row.live_revision), then: valuesOf(one.revision) }))
    .filter(({ kind, now, then }) => textOf(kind, now) !== textOf(kind, then));
}

function textOf({ fields }: Kind, data: Values | undefined): string {
  return data === undefined ? '' : JSON.stringify(readValues(fields, data));
}

/** Shows the states, each as a new revision; returns what changed. What shows the same data already is left alone. */
export async function showStates(db: Queries, wanted: Wanted[], by: By): Promise<Shown[]> {
  const changed = await findDiffering(db, wanted);
  // Withdrawals come first: they free slugs and names.
  const [gone, shown] = [changed.filter(isGone), changed.filter((one) => !isGone(one))];
  const done: Shown[] = [];
  for (const one of gone) done.push(shownBy(one, await hide(db, one, by)));
  for (const [kind, ofKind] of Map.groupBy(shown, (one) => one.kind)) {
    const states = ofKind.map(({ row, then = {} }) => {
      return { id: row.id, data: then, note: by.note, at: nextVersion(by.clock, row.updated_at) };
    });
    const explain = { faults: (faults: Faults) => explainFaults(ofKind, faults) };
    const revisions = await publish(db, { kind, author: by.author }, states, explain);
    done.push(...ofKind.map((one, index) => shownBy(one, revisions[index] ?? null)));
  }
  return done;
}

/** Names the records: whoever brings back many has none of them before their eyes. */
function explainFaults(shown: readonly Differing[], faults: Faults): Error {
  const lines = shown.flatMap(({ kind, then = {} }, index) => {
    const fields = faults[index];
    if (fields === undefined) return [];
    const title = indexValuesOf(kind, then).title;
    return [`${kind.words.one} ${title}: ${Object.values(fields).join(', ')}`];
  });
  return invalid({ records: lines.join('; ') });
}

function isGone({ revision }: Wanted): boolean {
  return revision === null;
}

async function hide(db: Queries, { kind, row, isTrash }: Wanted, { clock, author }: By): Promise<null> {
  const stamp = { kind, id: row.id, author, at: nextVersion(clock, row.updated_at) };
  if (isTrash === true) await trashRecord(db, stamp);
  else await hideRecord(db, stamp);
  return null;
}

function shownBy({ row }: Wanted, after: string | null): Shown {
  return { record: row.key, before: row.live_revision, after, wasTrash: row.trashed_at !== null };
}

async function readData(db: Queries, ids: string[]): Promise<Map<string, Values>> {
  const known = new Map<string, Values>();
  for (let at = 0; at < ids.length; at += batch) {
    const some = ids.slice(at, at + batch);
    const rows = await db.selectFrom('revisions').select(['id', 'data']).where('id', 'in', some).execute();
    for (const row of rows) known.set(row.id, readJson<Values>(row.data));
  }
  return known;
}

const batch = 1_000;
