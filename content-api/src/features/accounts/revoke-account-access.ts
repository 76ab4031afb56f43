import type { Queries } from '../../db/database.ts';
import { deleteSessions } from '../../core/accounts/sessions-repository.ts';

/**
 * The extent of a revocation. `links`: links that were made for the account or by it, and half-done logins; `logins`:
 * these and its sessions; `everything`: also the previews and review links that it made.
 */
type Extent = 'links' | 'logins' | 'everything';

interface Revocation {
  extent: Extent;
  now: string;
  /** A session that stays, such as that of the owner who changes the password. */
  exceptSession?: string;
}

/**
 * Ends what an account, or something that it left behind, could still be used by. Call it in the transaction of every
 * change of an account: `links` for other rights or another e-mail, `logins` for another password, `everything` for one
 * that is disabled or deleted. Returns how many sessions ended.
 */
export async function revokeAccountAccess(
  db: Queries,
  id: string,
  { extent, now, exceptSession }: Revocation,
): Promise<number> {
  await db
    .deleteFrom('account_links')
    .where((eb) => eb.or([eb('user_id', '=', id), eb('author', '=', id)]))
    .execute();
  await db.deleteFrom('login_challenges').where('user_id', '=', id).execute();
  if (extent === 'everything') {
    await db.deleteFrom('previews').where('author', '=', id).execute();
    const open = db.updateTable('reviews').where('author', '=', id).where('expires_at', '>', now);
    await open.set({ expires_at: now }).execute();
  }
  return extent === 'links' ? 0 : deleteSessions(db, id, exceptSession);
}
