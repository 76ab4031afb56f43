import { toGuest } from '../../core/audiences/guest-rows.ts';
import { findRevision } from '../../core/records/revisions.ts';
import { forEditors } from '../../core/records/private-records.ts';
import { pitch } from '../../contract/kinds/pitch.ts';
import type { Pitch, PitchState } from '../../contract/pitch.ts';
import type { Queries } from '../../db/database.ts';
import type { OutboxContext } from '../outbox/outbox.ts';
import { studioDay } from '../visits/studio-day.ts';
import { isOver } from './client-view.ts';
import { listAnswers } from './pitch-answers.ts';

/** More than a studio offers in years. */
const listMax = 500;

/** Every pitch that is not in the trash with what has become of it, the latest change first. */
export async function listPitches(db: Queries, context: OutboxContext): Promise<Pitch[]> {
  const rows = await db
    .selectFrom('records')
    .selectAll()
    .where('kind', '=', pitch.name)
    .where('trashed_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .limit(listMax)
    .execute();
  const answers = await listAnswers(db);
  const links = Map.groupBy(await readLinks(db, context), ({ record }) => record);
  const today = await studioDay(context);
  const found: Pitch[] = [];
  for (const row of rows.map(forEditors)) {
    const shown = await findRevision(db, row.key, row.live_revision);
    const own = (links.get(row.key) ?? []).map(({ record: _, ...link }) => link);
    const answer = answers.get(row.key);
    const isAnswered = answer?.answer === 'accepted' || answer?.revision === row.live_revision;
    const expired = isOver(shown?.data.validUntil, today);
    found.push({
      _id: row.id,
      title: row.title,
      state: isAnswered && answer ? answer.answer : stateOf(own, expired),
      isPublished: shown !== undefined,
      links: own,
      ...(answer && { answer }),
      isEarlier: answer !== undefined && answer.revision !== (row.live_revision ?? row.head_revision),
    });
  }
  return found;
}

function stateOf(links: Pitch['links'], expired: boolean): PitchState {
  if (links.length === 0) return 'draft';
  if (expired) return 'expired';
  return links.some(({ opened }) => opened > 0) ? 'opened' : 'sent';
}

async function readLinks(db: Queries, { revocations }: OutboxContext) {
  const rows = await db
    .selectFrom('guests')
    .leftJoin('pitch_reads', 'pitch_reads.guest', 'guests.id')
    .selectAll('guests')
    .select(['pitch_reads.first_at', 'pitch_reads.reached', 'pitch_reads.sections'])
    .where('guests.record', 'like', `${pitch.name}/%`)
    .orderBy('guests.id', 'desc')
    .execute();
  return rows
    .filter(({ id }) => !revocations.isEnded(id))
    .map(({ first_at, reached, sections, ...guest }) => ({
      ...toGuest(guest),
      record: guest.record,
      firstOpenedAt: first_at,
      reached: Number(reached ?? 0),
      sections: Number(sections ?? 0),
    }));
}
