import { sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { Account } from '../../core/accounts/users-repository.ts';
import { accountFailureKey, ownFailureKey } from './failure-key.ts';

/** Forgets every failed try of an account: logins from anywhere, codes, and confirmations of the password. */
export async function unlockAccount(
  db: Queries,
  { id, email }: Pick<Account, 'id' | 'email'>,
): Promise<void> {
  const login = accountFailureKey(email);
  await db
    .deleteFrom('throttles')
    .where((eb) =>
      eb.or([
        eb('key', 'in', [ownFailureKey('code', id), ownFailureKey('password', id)]),
        // Those of browsers that logged in before begin with it.
        sql<boolean>`substr(key, 1, ${sql.lit(login.length)}) = ${login}`,
      ]),
    )
    .execute();
}
