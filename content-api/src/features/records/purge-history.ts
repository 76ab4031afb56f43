import type { Context } from '../../core/context.ts';
import type { Queries } from '../../db/database.ts';
import { maintenance } from '../../core/audit/audit.ts';
import { toIso } from '../../lib/clock.ts';
import { days } from '../../lib/durations.ts';
import { dropRevision } from '../../core/records/revisions.ts';
import { writeContent } from '../../core/records/write.ts';

/** Deletes old revisions that were never public, except the newest of each record and those still referenced. */
export async function purgeHistory(context: Context): Promise<void> {
  const { database, clock, config } = context;
  const { days: kept, keep } = config.history;
  const before = toIso(clock.nowMs() - days(kept));
  const records = await database.queries
    .selectFrom('revisions')
    .select('record')
    .groupBy('record')
    .having((eb) => eb.fn.min('at'), '<', before)
    .having((eb) => eb.fn.countAll(), '>', keep)
    .execute();
  for (const { record } of records) {
    const outdated = await findOutdated(database.queries, record, { before, keep });
    if (outdated.length === 0) continue;
    await writeContent(context, maintenance, async (db) => {
      // Some of them may have been published meanwhile.
      for (const id of await findOutdated(db, record, { before, keep })) await dropRevision(db, record, id);
      return { result: undefined, entry: [], changed: 'nothing' };
    });
  }
}

async function findOutdated(
  db: Queries,
  record: string,
  { before, keep }: { before: string; keep: number },
): Promise<string[]> {
  const shown = db
    .selectFrom('publications')
    .select('revision')
    .where('record', '=', record)
    .where('revision', 'is not', null);
  const rows = await db
    .selectFrom('revisions')
    .innerJoin('records', 'records.key', 'revisions.record')
    .select(['revisions.id', 'revisions.at', 'records.head_revision', 'records.draft_revision'])
    .where('revisions.record', '=', record)
    .where('revisions.is_pinned', '=', 0)
    .where('revisions.id', 'not in', shown.$castTo<{ revision: string }>())
    .orderBy('revisions.at', 'desc')
    .orderBy('revisions.id', 'desc')
    .execute();
  return rows
    .slice(keep)
    .filter((row) => row.at < before && ![row.head_revision, row.draft_revision].includes(row.id))
    .map(({ id }) => id);
}
