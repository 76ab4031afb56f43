import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { readJson } from '../../db/json.ts';
import { toIso } from '../../lib/clock.ts';
import { minutes } from '../../lib/durations.ts';
import type { Channel, Delivery } from './delivery.ts';

export interface Claimed extends Delivery {
  claim: string;
  attempts: number;
  createdAt: string;
}

/** Longer than any attempt takes. When its process ends meanwhile, another one tries after that. */
const leaseMs = minutes(2);

/** Takes some of what is due for this process alone. */
export async function claimDue(
  database: Database,
  nowMs: number,
  { channel, most }: { channel: Channel; most: number },
): Promise<Claimed[]> {
  const now = toIso(nowMs);
  const due = database.queries
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'queued')
    .where('channel', '=', channel)
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(most);
  // Reading first: an update would make other writers wait, and as a rule there is nothing to do.
  if ((await due.execute()).length === 0) return [];
  const claim = randomUUID();
  const free = database.kind === 'postgres' ? due.forUpdate().skipLocked() : due;
  const rows = await database.queries
    .updateTable('outbox')
    .set((eb) => ({
      claim,
      attempts: eb('attempts', '+', 1),
      tried_at: now,
      next_at: toIso(nowMs + leaseMs),
    }))
    .where('id', 'in', free)
    .returningAll()
    .execute();
  return rows.map((row) => ({
    id: row.id,
    claim,
    recipient: row.recipient,
    subject: row.subject,
    messageId: row.message_id,
    content: readJson(row.content),
    attempts: row.attempts,
    createdAt: row.created_at,
  }));
}

/** Releases the claims of a process that ended. Only where no other process can hold them. */
export async function releaseClaims(database: Database, channel: Channel, nowMs: number): Promise<void> {
  await database.queries
    .updateTable('outbox')
    .set({ claim: null, next_at: toIso(nowMs) })
    .where('state', '=', 'queued')
    .where('channel', '=', channel)
    .where('claim', 'is not', null)
    .execute();
}
