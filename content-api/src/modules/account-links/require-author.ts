import { linkFault } from '../../accounts/account-links.ts';
import { findAccount } from '../../accounts/users-repository.ts';
import type { Right } from '../../contract/rights.ts';
import type { Queries } from '../../db/database.ts';

/**
 * An account that was removed or lost rights must not let others in by an earlier invitation. The command line, which
 * has no account, may give everything.
 *
 * @throws Fault 410
 */
export async function requireAuthor(db: Queries, author: string, may: readonly Right[]): Promise<void> {
  if (author === '') return;
  const account = await findAccount(db, author);
  const isTrusted = account?.isDisabled === false && account.may.includes('people');
  if (!isTrusted || may.some((right) => !account.may.includes(right))) throw linkFault();
}
