import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Queries } from '../../db/database.ts';
import { newId } from '../../lib/new-id.ts';
import type { PasswordHasher } from './password-hash.ts';

const count = 10;
const lettersInCode = 12;
/** Without what is easily mistaken for another one. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Codes to be shown once, and the hashes to be kept. */
export interface RecoveryCodes {
  codes: string[];
  hashes: string[];
}

/**
 * Makes the codes of one account. They are hashed like passwords, for 59 bits can be guessed where the hash is fast. All
 * have one salt, so that trying a code takes one hash and not ten.
 */
export async function makeRecoveryCodes(hasher: PasswordHasher): Promise<RecoveryCodes> {
  const codes = Array.from({ length: count }, newCode);
  const salt = randomBytes(16);
  const hashes: string[] = [];
  // One after the other: logins wait in the same queue, which is short.
  for (const code of codes) hashes.push(await hasher.hashWith(salt, plainCode(code)));
  return { codes, hashes };
}

/** Puts these in the place of the codes of an account, and returns what is shown. */
export async function replaceRecoveryCodes(
  db: Queries,
  userId: string,
  { codes, hashes }: RecoveryCodes,
): Promise<string[]> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ id: newId(), user_id: userId, code_hash: hash })))
    .execute();
  return codes;
}

/** Uses a code up; false when the account has no such code. */
export async function takeRecoveryCode(
  db: Queries,
  hasher: PasswordHasher,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> {
  const plain = plainCode(code);
  // The six digits of an app are not worth the work.
  if (plain.length !== lettersInCode) return false;
  const kept = await db
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (kept === undefined) return false;
  // Codes of before have a fast hash until they are used or replaced.
  const hash = kept.code_hash.startsWith('$')
    ? await hasher.hashWith(saltOf(kept.code_hash), plain)
    : createHash('sha256').update(plain).digest('hex');
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
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
  const letters = Array.from({ length: lettersInCode }, () => alphabet[randomInt(alphabet.length)] ?? '');
  return [0, 4, 8].map((from) => letters.slice(from, from + 4).join('')).join('-');
}

/** As it is hashed, however it was typed. */
function plainCode(code: string): string {
  return code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

/** The salt in a PHC string: `$argon2id$v=19$m=…$salt$hash`. */
function saltOf(hash: string): Buffer {
  return Buffer.from(hash.split('$')[4] ?? '', 'base64');
}
