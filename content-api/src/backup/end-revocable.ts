import type { Queries } from '../db/database.ts';
import { writeJson } from '../db/json.ts';

const reason = 'A backup was restored: it may have been sent before, and is not sent again';
/** Everything by which somebody comes in, or is on the way in, without a password. */
const entrances = ['sessions', 'login_challenges', 'throttles'] as const;

/** Numbers of what a restore ended, beside every session. */
export interface Ended {
  /** Invitations, and links that set a new password. */
  accountLinks: number;
  /** Previews and reviews. */
  previewLinks: number;
  /** Mails and calls. */
  deliveries: number;
}

/**
 * Ends in a restored state whatever may have been used, withdrawn or sent since: the backup cannot know. Deliveries stay as
 * failed ones, with the reason, so that a person can send again what never went out.
 */
export async function endRevocable(db: Queries, now: string): Promise<Ended> {
  for (const table of entrances) await db.deleteFrom(table).execute();
  const accountLinks = await db.deleteFrom('account_links').executeTakeFirst();
  const previewLinks = await db.deleteFrom('previews').executeTakeFirst();
  await db.updateTable('reviews').set({ expires_at: now }).where('expires_at', '>', now).execute();
  // The restore queues a purge of everything.
  await db.deleteFrom('outbox').where('channel', '=', 'purge').execute();
  const deliveries = await db
    .updateTable('outbox')
    .set({ state: 'failed', failed_at: now, reason, claim: null, content: writeJson({}) })
    .where('state', 'in', ['queued', 'held'])
    .executeTakeFirst();
  return {
    accountLinks: Number(accountLinks.numDeletedRows),
    previewLinks: Number(previewLinks.numDeletedRows),
    deliveries: Number(deliveries.numUpdatedRows),
  };
}
