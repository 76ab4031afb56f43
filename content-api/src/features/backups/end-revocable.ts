import { lastStepBy } from '../accounts/totp.ts';
import type { Queries } from '../../db/database.ts';
import { writeJson } from '../../db/json.ts';

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
  /** E-mail addresses of accounts that had recovery codes, in their order. */
  withoutCodes: string[];
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
  await db
    .updateTable('testimonial_requests')
    .set({ expires_at: now })
    .where('expires_at', '>', now)
    .where('sent_at', 'is', null)
    .execute();
  const withoutCodes = await endCodes(db, now);
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
    withoutCodes,
  };
}

/** Codes that count once may have been used since: no recovery code is left, and an app's code of before counts no more. */
async function endCodes(db: Queries, now: string): Promise<string[]> {
  const accounts = await db
    .selectFrom('users')
    .select('email')
    .where('id', 'in', (eb) => eb.selectFrom('recovery_codes').select('user_id'))
    .orderBy('email')
    .execute();
  await db.deleteFrom('recovery_codes').execute();
  const totp_step = lastStepBy(Date.parse(now));
  await db.updateTable('users').set({ totp_step }).where('totp_step', '<', totp_step).execute();
  return accounts.map(({ email }) => email);
}
