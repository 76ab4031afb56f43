import type { Queries } from '../../db/database.ts';
import {
  countRecoveryCodes,
  makeRecoveryCodes,
  replaceRecoveryCodes,
} from '../../core/accounts/recovery-codes.ts';
import type { AccountContext } from './account-context.ts';

/**
 * Recovery codes for an account that gets its first factor; none for one that has some. They are made before the
 * transaction that keeps them, for hashing takes its time and other writers would wait.
 */
export async function firstRecoveryCodes(
  { database, hasher }: Pick<AccountContext, 'database' | 'hasher'>,
  userId: string,
): Promise<{ keep: (db: Queries) => Promise<string[]> }> {
  const hasCodes = async (db: Queries) => (await countRecoveryCodes(db, userId)) > 0;
  const made = (await hasCodes(database.queries)) ? undefined : await makeRecoveryCodes(hasher);
  return {
    keep: async (db) =>
      made === undefined || (await hasCodes(db)) ? [] : replaceRecoveryCodes(db, userId, made),
  };
}
