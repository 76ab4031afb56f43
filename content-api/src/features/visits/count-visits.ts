import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { VisitNotice } from '../../contract/visits.ts';
import { advisoryLocks } from '../../db/advisory-locks.ts';
import type { Database, Queries } from '../../db/database.ts';
import { readMeta } from '../../db/meta.ts';
import { addCount } from './add-count.ts';
import { marksMax } from './caps.ts';
import { missingName, referrerHost } from './visit-names.ts';

/** Where the salt is kept. */
export const saltKey = 'visit_salt';

/**
 * Counts requests of one day. A visitor is a hash of address and browser with the day's salt; neither is stored. All
 * processes share the salt through the database, and it is gone with the day.
 */
export async function countVisits(
  db: Queries,
  notices: readonly VisitNotice[],
  { day, siteHost, kind }: { day: string; siteHost: string; kind: Database['kind'] },
): Promise<void> {
  // Two processes that count the same pages in another order would wait for each other.
  if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${advisoryLocks.visits})`.execute(db);
  const salt = await saltOf(db, day);
  const { total } = await db
    .selectFrom('visit_marks')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  let room = marksMax - Number(total);

  /** True for the first time of that day. */
  async function mark(...parts: string[]): Promise<boolean> {
    if (room <= 0) return false;
    const key = createHash('sha256')
      .update(JSON.stringify([salt, ...parts]))
      .digest('base64url')
      .slice(0, 22);
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('visit_marks')
      .values({ key, day })
      .onConflict((clash) => clash.column('key').doNothing())
      .executeTakeFirst();
    const isNew = (numInsertedOrUpdatedRows ?? 0n) > 0n;
    if (isNew) room -= 1;
    return isNew;
  }

  for (const { address, agent, path, status, referrer, isOpened } of notices) {
    const visitor = [address, agent];
    if (status === 404) {
      const name = missingName(path, referrer);
      if (await mark(...visitor, 'missing', name)) await addCount(db, { day, kind: 'missing', name });
      continue;
    }
    if (await mark(...visitor)) {
      await addCount(db, { day, kind: 'visitors', name: '' });
      if (isOpened) await addCount(db, { day, kind: 'entry', name: path });
    }
    if (await mark(...visitor, 'page', path)) await addCount(db, { day, kind: 'page', name: path });
    const host = isOpened ? referrerHost(referrer, siteHost) : '';
    if (host !== '' && (await mark(...visitor, 'referrer', host)))
      await addCount(db, { day, kind: 'referrer', name: host });
  }
}

/** The day's salt. That of the day before is overwritten by it. */
async function saltOf(db: Queries, day: string): Promise<string> {
  const known = await readMeta(db, saltKey);
  if (known?.startsWith(`${day} `)) return known;
  const made = `${day} ${randomBytes(32).toString('base64url')}`;
  // When several processes start a new day together, the first one's salt is used.
  await db
    .insertInto('meta')
    .values({ key: saltKey, value: made })
    .onConflict((clash) =>
      clash
        .column('key')
        .doUpdateSet({ value: made })
        .where(sql<boolean>`meta.value not like ${`${day} %`}`),
    )
    .execute();
  return (await readMeta(db, saltKey)) ?? made;
}
