import { withoutInvisible } from '../../contract/without-invisible.ts';
import type { Queries } from '../../db/database.ts';
import { conflict } from '../../lib/fault.ts';
import { readUsernames } from '../../core/accounts/users-repository.ts';
import type { Account } from '../../core/accounts/users-repository.ts';

/**
 * Names stand in the audit and beside comments, where a twin would pass for somebody else. Call it in the transaction
 * that makes or renames an account.
 *
 * @throws Fault 409
 */
export async function requireFreeName(db: Queries, { id, username }: Pick<Account, 'id' | 'username'>) {
  const key = nameKey(username);
  for (const [other, name] of await readUsernames(db)) {
    if (other !== id && nameKey(name) === key)
      throw conflict('username', 'There is an account with this name already');
  }
}

function nameKey(name: string): string {
  return withoutInvisible(name.normalize('NFKC')).toLowerCase();
}
