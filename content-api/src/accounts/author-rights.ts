import type { Right } from '../contract/rights.ts';
import type { Reads } from '../db/database.ts';
import { toAccount } from './users-repository.ts';

/**
 * What the author of a link, a preview or a review may do by now; nothing for an account that was deleted or disabled.
 * Asked at each use: nobody acts beyond their rights by what they left behind.
 */
export async function authorRights(db: Reads, author: string): Promise<readonly Right[]> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', author).executeTakeFirst();
  const account = row && toAccount(row);
  return account === undefined || account.isDisabled ? [] : account.may;
}
