import type { FastifyRequest } from 'fastify';
import { tryChallenge } from '../login-challenges.ts';
import type { ChallengePurpose, LoginChallenge } from '../login-challenges.ts';
import { consumeRate } from '../../../core/accounts/throttle.ts';
import { findAccount } from '../../../core/accounts/users-repository.ts';
import type { Account } from '../../../core/accounts/users-repository.ts';
import type { Context } from '../../../core/context.ts';
import { actorOf } from '../../../http/viewer.ts';
import { audit } from '../../../core/audit/audit.ts';
import { toIso } from '../../../lib/clock.ts';
import { fault } from '../../../lib/fault.ts';
import { addressKey } from '../../../core/accounts/address-key.ts';

/** The step that a ticket stands for; the try is counted, for the ticket and for the address. @throws Fault 401, 429 */
export async function consumeChallenge(
  { database, clock, config }: Context,
  request: FastifyRequest,
  { token, purposes }: { token: string; purposes: readonly ChallengePurpose[] },
): Promise<LoginChallenge> {
  const nowMs = clock.nowMs();
  const key = `second-step:${addressKey(request.ip)}`;
  await database.withoutSync((db) => consumeRate(db, key, config.limits.secondStepPerAddress, nowMs));
  const step = await database.withoutSync((db) => tryChallenge(db, token, toIso(nowMs)));
  if (step === undefined || !purposes.some((purpose) => purpose === step.purpose)) throw challengeExpired();
  return step;
}

/** @throws Fault 401 when the account is gone or disabled by now */
export async function requireEnabled({ database }: Context, id: string): Promise<Account> {
  const account = await findAccount(database.queries, id);
  if (account === undefined || account.isDisabled) throw challengeExpired();
  return account;
}

/** @throws Fault 401, after a row in the audit */
export async function refuseStep(
  { database, clock }: Context,
  request: FastifyRequest,
  { userId, message }: { userId: string; message: string },
): Promise<never> {
  const entry = { action: 'login.failed', entity: 'user', entityId: userId, detail: { step: 2 } };
  await audit(database.queries, actorOf(request), entry, clock.nowMs());
  throw fault({ status: 401, code: 'SECOND_FACTOR_WRONG', message });
}

export function challengeExpired() {
  return fault({
    status: 401,
    code: 'UNAUTHORIZED',
    message: 'This sign-in has taken too long or had too many tries. Please start again.',
  });
}
