import type { Selectable } from 'kysely';
import type { PasskeyTable } from '../../db/account-tables.ts';
import type { Queries } from '../../db/database.ts';
import { countRecoveryCodes } from './recovery-codes.ts';

export interface Totp {
  /** Empty without an app. */
  secret: string;
  pending: string;
}

export async function readTotp(db: Queries, userId: string): Promise<Totp> {
  const row = await db
    .selectFrom('users')
    .select(['totp_secret', 'totp_pending'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return { secret: row?.totp_secret ?? '', pending: row?.totp_pending ?? '' };
}

/** Takes the code of a time step; false when that step, or a later one, was taken before. */
export async function takeTotpStep(db: Queries, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ totp_step: step })
    .where('id', '=', userId)
    .where('totp_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function listPasskeys(db: Queries, userId: string): Promise<Selectable<PasskeyTable>[]> {
  return db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('id').execute();
}

/** Second factors of an account for the second step of a login; empty when it has none. */
export async function listMethods(db: Queries, userId: string): Promise<('totp' | 'passkey' | 'recovery')[]> {
  const { secret } = await readTotp(db, userId);
  const passkeys = await listPasskeys(db, userId);
  if (secret === '' && passkeys.length === 0) return [];
  const codes = await countRecoveryCodes(db, userId);
  return [
    ...(secret === '' ? [] : (['totp'] as const)),
    ...(passkeys.length === 0 ? [] : (['passkey'] as const)),
    ...(codes === 0 ? [] : (['recovery'] as const)),
  ];
}
