import { listMethods } from '../../../core/accounts/factors-repository.ts';
import type { Config } from '../../../config/config.ts';
import type { Queries } from '../../../db/database.ts';
import { fault } from '../../../lib/fault.ts';

/**
 * Drops the recovery codes of an account that has no factor left to recover.
 *
 * @throws Fault 409 where the settings require a factor
 */
export async function dropWithoutFactor(
  db: Queries,
  { requiresSecondFactor }: Pick<Config, 'requiresSecondFactor'>,
  userId: string,
): Promise<void> {
  if ((await listMethods(db, userId)).length > 0) return;
  if (requiresSecondFactor) {
    const message = 'This studio requires a second factor. Add another one before you remove this one.';
    throw fault({ status: 409, code: 'CONFLICT', message });
  }
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}
