import type { Queries } from '../../db/database.ts';
import { writeJson } from '../../db/json.ts';
import { toIso } from '../../lib/clock.ts';
import { giveUpAfterMs, pauseMs } from './back-off.ts';
import type { Claimed } from './claim-due.ts';

export interface Failure {
  reason: string;
  /** Another attempt would end the same way. */
  isFinal: boolean;
}

/** Notes how an attempt ended, unless it took so long that another process tries by now. */
export async function noteOutcome(
  db: Queries,
  { id, claim, attempts, createdAt }: Claimed,
  failure: Failure | undefined,
  nowMs: number,
): Promise<void> {
  const now = toIso(nowMs);
  const nextMs = nowMs + pauseMs(attempts);
  const isOver = failure?.isFinal === true || nextMs > Date.parse(createdAt) + giveUpAfterMs;
  const forgotten = { content: writeJson({}) };
  await db
    .updateTable('outbox')
    .set({
      claim: null,
      ...(failure === undefined
        ? { state: 'accepted', accepted_at: now, ...forgotten }
        : {
            failed_at: now,
            reason: failure.reason,
            ...(isOver ? { state: 'failed', ...forgotten } : { next_at: toIso(nextMs) }),
          }),
    })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .execute();
}
