import type { Queries } from '../../db/database.ts';
import { toIso } from '../../lib/clock.ts';
import { days } from '../../lib/durations.ts';
import { keptNames } from './caps.ts';

const detailDays = 31;
const keptDays = 400;

/** Deletes days that are too old, and the rarer names of days that are a month old. */
export async function thinOut(db: Queries, nowMs: number): Promise<void> {
  const dayBefore = (count: number) => toIso(nowMs - days(count)).slice(0, 10);
  await db.deleteFrom('visit_counts').where('day', '<', dayBefore(keptDays)).execute();
  const last = dayBefore(detailDays);
  for (const [kind, most] of Object.entries(keptNames)) {
    const crowded = await db
      .selectFrom('visit_counts')
      .select('day')
      .where('kind', '=', kind)
      .where('day', '<', last)
      .groupBy('day')
      .having((eb) => eb(eb.fn.countAll<number>(), '>', most))
      .limit(40)
      .execute();
    for (const { day } of crowded) {
      const ofDay = db.selectFrom('visit_counts').where('kind', '=', kind).where('day', '=', day);
      const kept = ofDay.select('key').orderBy('count', 'desc').orderBy('key').limit(most);
      await db
        .deleteFrom('visit_counts')
        .where('kind', '=', kind)
        .where('day', '=', day)
        .where('key', 'not in', kept)
        .execute();
    }
  }
}
