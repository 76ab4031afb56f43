import { createHash, randomInt } from 'node:crypto';
import type { Queries } from '../db/database.ts';
import { newId } from '../lib/new-id.ts';

const count = 10;
/** Without what is easily mistaken for another one. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Replaces the codes of an account. They are returned once; the database keeps hashes. */
export async function replaceRecoveryCodes(db: Queries, userId: string): Promise<string[]> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const codes = Array.from({ length: count }, newCode);
  await db
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ id: newId(), user_id: userId, code_hash: hashCode(code) })))
    .execute();
  return codes;
}

/** Uses a code up; false when the account has no such code. */
export async function takeRecoveryCode(db: Queries, userId: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashCode(code))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function countRecoveryCodes(db: Queries, userId: string): Promise<number> {
  const { count: left } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(left);
}

/** Twelve letters in three groups: 59 bits. */
function newCode(): string {
  const letters = Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)] ?? '');
  return [0, 4, 8].map((from) => letters.slice(from, from + 4).join('')).join('-');
}

function hashCode(code: string): string {
  const plain = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return createHash('sha256').update(plain).digest('hex');
}
