import { sql } from 'kysely';
import type { GuestRow } from '../../core/audiences/guest-rows.ts';
import type { Queries } from '../../db/database.ts';
import { toIso } from '../../lib/clock.ts';
import { minutes } from '../../lib/durations.ts';

interface Seen {
  /** 0: the page was opened. */
  reached: number;
  sections: number;
  at: string;
}

/** A form that leads back, or a page that is loaded again, is no other opening. */
const visitMs = minutes(30);

/** Counts an opening of a link, and keeps how far it was read at most. Nothing else of the reader is kept. */
export async function noteSeen(
  db: Queries,
  { id, record }: GuestRow,
  { reached, sections, at }: Seen,
): Promise<void> {
  await db
    .insertInto('pitch_reads')
    .values({ guest: id, record, first_at: at, reached, sections })
    .onConflict((clash) =>
      clash.column('guest').doUpdateSet({
        reached: sql<number>`case when excluded.reached > pitch_reads.reached then excluded.reached else pitch_reads.reached end`,
        sections: sql<number>`case when excluded.sections > 0 then excluded.sections else pitch_reads.sections end`,
      }),
    )
    .execute();
  if (reached > 0) return;
  const before = toIso(Date.parse(at) - visitMs);
  await db
    .updateTable('guests')
    .set({
      opened: sql<number>`case when last_opened_at > ${before} then opened else opened + 1 end`,
      last_opened_at: at,
    })
    .where('id', '=', id)
    .execute();
}
