import type { Queries } from '../../db/database.ts';
import { hasOwner, isOwner } from '../../core/accounts/users-repository.ts';
import type { Account } from '../../core/accounts/users-repository.ts';

/**
 * True when a change would leave the studio without an owner. Ask after the change and after its row in the audit:
 * that row makes changes of accounts wait for each other, so that two owners cannot remove one another at once.
 */
export async function leavesNoOwner(trx: Queries, before: Account): Promise<boolean> {
  return isOwner(before) && !(await hasOwner(trx));
}
