import type { FastifyRequest } from 'fastify';
import { ownFailureKey } from '../failure-key.ts';
import { readTotp, takeTotpStep } from '../../../core/accounts/factors-repository.ts';
import { endChallenge } from '../login-challenges.ts';
import { takeRecoveryCode } from '../../../core/accounts/recovery-codes.ts';
import { consumeFailure } from '../../../core/accounts/throttle.ts';
import { stepOfCode } from '../totp.ts';
import type { AccountContext } from '../account-context.ts';
import type { LoginResult } from '../../../contract/auth.ts';
import { fromFlag } from '../../../db/json.ts';
import { throttleKeysOf } from './throttle-keys.ts';
import { openSession } from './open-session.ts';
import { refuseStep, requireEnabled, challengeExpired, consumeChallenge } from './second-step.ts';

/** The second step of a login by a code of the app, or by a recovery code. */
export async function loginByCode(
  context: AccountContext,
  request: FastifyRequest,
  { challenge, code }: { challenge: string; code: string },
): Promise<LoginResult> {
  const { database, clock, config } = context;
  const step = await consumeChallenge(context, request, { token: challenge, purposes: ['second-step'] });
  const account = await requireEnabled(context, step.user_id ?? '');
  const failureKey = ownFailureKey('code', account.id);
  const { codeFailures } = config.limits;
  await database.withoutSync((db) => consumeFailure(db, failureKey, codeFailures, clock.nowMs()));
  const by = await takeCode(context, account.id, code);
  if (by === undefined) {
    const message = 'This code is not right. Please wait for the next one and try again.';
    return refuseStep(context, request, { userId: account.id, message });
  }
  if (!(await endChallenge(database.queries, step.id))) throw challengeExpired();
  const failureKeys = [throttleKeysOf(context, request, account.email).failureKey, failureKey];
  return openSession(context, request, { account, isRemembered: fromFlag(step.remember), failureKeys, by });
}

/** Which sort of code it was, or undefined for a wrong one. A code counts once. */
async function takeCode({ database, clock, hasher }: AccountContext, userId: string, code: string) {
  const { secret } = await readTotp(database.queries, userId);
  const step = secret === '' ? undefined : stepOfCode(secret, code, clock.nowMs());
  if (step !== undefined) return (await takeTotpStep(database.queries, userId, step)) ? 'totp' : undefined;
  return (await takeRecoveryCode(database.queries, hasher, { userId, code })) ? 'recovery' : undefined;
}
