import type { Right } from '../../contract/rights.ts';
import type { Reads } from '../../db/database.ts';
import { toAccount } from './users-repository.ts';
import type { Account } from './users-repository.ts';

/**
 * The present rights of the author of a link, a preview or a review; none once the account was deleted or disabled.
 * Asked at each use: nobody acts beyond their rights by what they left behind.
 */
export async function authorRights(db: Reads, author: string): Promise<readonly Right[]> {
  return (await findAuthor(db, author))?.may ?? [];
}

/** The account of an author, as long as it is there and not disabled. */
export async function findAuthor(db: Reads, author: string): Promise<Account | undefined> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', author).executeTakeFirst();
  const account = row && toAccount(row);
  return account === undefined || account.isDisabled ? undefined : account;
}
