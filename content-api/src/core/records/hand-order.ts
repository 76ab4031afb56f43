import { sql } from 'kysely';
import type { z } from 'zod';
import type { orderInputSchema } from '../../contract/record-inputs.ts';
import { storedName } from '../../contract/kinds/kind-in.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Queries } from '../../db/database.ts';
import type { RecordTable } from '../../db/record-tables.ts';
import { invalid, staleWrite } from '../../lib/fault.ts';
import { recordKey } from './record-key.ts';

const writtenAtOnce = 200;

type Place = Pick<RecordTable, 'id' | 'position' | 'sort_key'>;

/** The order by hand; records that were made since are where the kind's list begins or ends with its newest. */
function compareByHand({ oldestFirst }: Pick<Kind, 'oldestFirst'>) {
  const direction = oldestFirst === true ? 1 : -1;
  const unplaced = oldestFirst === true ? Infinity : -Infinity;
  return (a: Place, b: Place): number => {
    const [first, second] = [a.position ?? unplaced, b.position ?? unplaced];
    if (first !== second) return first - second;
    if (a.sort_key !== b.sort_key) return a.sort_key > b.sort_key ? direction : -direction;
    return a.id > b.id ? direction : -direction;
  };
}

/**
 * Puts these records first, in that order; the others follow as before. None: gives the order by hand up.
 *
 * @throws a stale write if the records that were seen stand in another order by now
 */
export async function orderByHand(
  db: Queries,
  kind: Kind,
  { ids, seen: before = [] }: z.output<typeof orderInputSchema>,
): Promise<void> {
  const rows = await readPlaces(db, kind);
  requireSeen(rows, before);
  const known = new Map(rows.map((row) => [row.id, row]));
  const seen = new Set<string>();
  const faults = ids.flatMap((id, at) => {
    const isRepeated = seen.has(id);
    seen.add(id);
    if (!known.has(id)) return [[`ids.${at}`, `No such ${kind.words.one.toLowerCase()}`]];
    return isRepeated ? [[`ids.${at}`, 'This record is in the list twice']] : [];
  });
  if (faults.length > 0) throw invalid(Object.fromEntries(faults) as Record<string, string>);
  const rest = rows.filter(({ id }) => !seen.has(id)).map(({ id }) => id);
  await writePlaces(db, kind, rows, ids.length === 0 ? [] : [...ids, ...rest]);
}

/** Records that came or went since are no other order. */
function requireSeen(rows: readonly Place[], seen: readonly string[]): void {
  const wanted = new Set(seen);
  const now = rows.map(({ id }) => id).filter((id) => wanted.has(id));
  const here = new Set(now);
  if (seen.filter((id) => here.has(id)).some((id, index) => id !== now[index])) throw staleWrite(null);
}

/** Moves one record to a place, counted from 1. */
export async function moveByHand(db: Queries, kind: Kind, id: string, place: number): Promise<void> {
  const rows = await readPlaces(db, kind);
  const ids = rows.map((row) => row.id).filter((other) => other !== id);
  await writePlaces(db, kind, rows, ids.toSpliced(place - 1, 0, id));
}

async function readPlaces(db: Queries, kind: Kind) {
  const rows = await db
    .selectFrom('records')
    .select(['id', 'position', 'sort_key'])
    .where('kind', '=', storedName(kind))
    .where('trashed_at', 'is', null)
    .execute();
  return rows.sort(compareByHand(kind));
}

async function writePlaces(db: Queries, kind: Kind, rows: Place[], ids: readonly string[]): Promise<void> {
  const places = new Map(ids.map((id, at) => [id, at + 1]));
  const placeOf = (id: string) => places.get(id) ?? null;
  const changed = rows.filter(({ id, position }) => placeOf(id) !== position).map(({ id }) => id);
  while (changed.length > 0) {
    const part = changed.splice(0, writtenAtOnce);
    const cases = part.map((id) => sql`when ${recordKey(kind, id)} then cast(${placeOf(id)} as integer)`);
    await db
      .updateTable('records')
      .set({ position: sql<number | null>`case key ${sql.join(cases, sql` `)} end` })
      .where(
        'key',
        'in',
        part.map((id) => recordKey(kind, id)),
      )
      .execute();
  }
}
