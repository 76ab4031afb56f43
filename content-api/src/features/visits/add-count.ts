import { sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { namesMax, otherName } from './caps.ts';

export interface Counted {
  day: string;
  kind: string;
  name: string;
}

/** Adds one. A name beyond the number of different ones a day is counted with the others. */
export async function addCount(db: Queries, { day, kind, name }: Counted): Promise<void> {
  const isKnown = (await increment(db, { day, kind, name })) > 0n;
  if (isKnown) return;
  const most = namesMax[kind];
  if (most === undefined || (await namesOf(db, day, kind)) < most) return insert(db, { day, kind, name });
  return insert(db, { day, kind, name: otherName });
}

async function increment(db: Queries, counted: Counted): Promise<bigint> {
  const { numUpdatedRows } = await db
    .updateTable('visit_counts')
    .set((eb) => ({ count: eb('count', '+', 1) }))
    .where('key', '=', keyOf(counted))
    .executeTakeFirst();
  return numUpdatedRows;
}

async function insert(db: Queries, counted: Counted): Promise<void> {
  await db
    .insertInto('visit_counts')
    .values({ key: keyOf(counted), ...counted, count: 1 })
    .onConflict((clash) => clash.column('key').doUpdateSet({ count: sql<number>`visit_counts.count + 1` }))
    .execute();
}

async function namesOf(db: Queries, day: string, kind: string): Promise<number> {
  const { total } = await db
    .selectFrom('visit_counts')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('kind', '=', kind)
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return Number(total);
}

function keyOf({ day, kind, name }: Counted): string {
  return `${day} ${kind} ${name}`;
}
