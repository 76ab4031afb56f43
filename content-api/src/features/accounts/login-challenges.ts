import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { LoginChallengeTable } from '../../db/account-tables.ts';
import type { Queries } from '../../db/database.ts';
import { toFlag } from '../../db/json.ts';
import { toIso } from '../../lib/clock.ts';
import { minutes } from '../../lib/durations.ts';
import { newId } from '../../lib/new-id.ts';
import { hashToken, newToken } from '../../core/accounts/session-token.ts';

/** `second-step`: the password was right; `passkey`: a login by passkey alone; `new-passkey`: one is added. */
export type ChallengePurpose = 'second-step' | 'passkey' | 'new-passkey';

export type LoginChallenge = Selectable<LoginChallengeTable>;

const lifeMs = minutes(5);
const triesMax = 5;

/** Begins a step that is answered with the returned token; `challenge` is what a passkey has to sign. */
export async function createChallenge(
  db: Queries,
  { purpose, userId, isRemembered, nowMs }: NewChallenge,
): Promise<{ token: string; challenge: string }> {
  const token = newToken();
  const challenge = randomBytes(32).toString('base64url');
  await db
    .insertInto('login_challenges')
    .values({
      id: newId(),
      token_hash: hashToken(token),
      purpose,
      user_id: userId ?? null,
      challenge,
      remember: toFlag(isRemembered ?? false),
      tries: 0,
      expires_at: toIso(nowMs + lifeMs),
    })
    .execute();
  return { token, challenge };
}

interface NewChallenge {
  purpose: ChallengePurpose;
  userId?: string;
  isRemembered?: boolean;
  nowMs: number;
}

/** Counts a try before it is made; undefined when the step has ended or had five. */
export function tryChallenge(db: Queries, token: string, now: string): Promise<LoginChallenge | undefined> {
  return db
    .updateTable('login_challenges')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .where('tries', '<', triesMax)
    .returningAll()
    .executeTakeFirst();
}

/** The step without counting, for what it has to be answered with. */
export function findChallenge(db: Queries, token: string, now: string): Promise<LoginChallenge | undefined> {
  return db
    .selectFrom('login_challenges')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Ends a step; false when another request has done so. */
export async function endChallenge(db: Queries, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('login_challenges').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Drops steps that ended, at most so many at a time; returns how many. */
export async function purgeChallenges(db: Queries, now: string, batch: number): Promise<number> {
  const ended = db.selectFrom('login_challenges').select('id').where('expires_at', '<=', now).limit(batch);
  const { numDeletedRows } = await db
    .deleteFrom('login_challenges')
    .where('id', 'in', ended)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
