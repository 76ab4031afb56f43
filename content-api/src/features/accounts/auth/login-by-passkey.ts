import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { endChallenge } from '../login-challenges.ts';
import { verifyPasskey } from '../passkeys.ts';
import type { AccountContext } from '../account-context.ts';
import type { LoginResult } from '../../../contract/auth.ts';
import type { usedPasskeySchema } from '../../../contract/factors.ts';
import { fromFlag } from '../../../db/json.ts';
import { throttleKeysOf } from './throttle-keys.ts';
import { openSession } from './open-session.ts';
import { refuseStep, requireEnabled, challengeExpired, consumeChallenge } from './second-step.ts';

interface Input {
  challenge: string;
  passkey: z.output<typeof usedPasskeySchema>;
  isRemembered: boolean;
}

/** A login by passkey alone, or the second step of one by password. A challenge is signed once, right or wrong. */
export async function loginByPasskey(
  context: AccountContext,
  request: FastifyRequest,
  { challenge, passkey, isRemembered }: Input,
): Promise<LoginResult> {
  const { database } = context;
  const step = await consumeChallenge(context, request, {
    token: challenge,
    purposes: ['second-step', 'passkey'],
  });
  const isAlone = step.purpose === 'passkey';
  if (isAlone && !(await endChallenge(database.queries, step.id))) throw challengeExpired();
  const userId = await verifyPasskey(context, passkey, {
    challenge: step.challenge,
    userId: step.user_id ?? undefined,
    // Without the password before it, the passkey has to be both factors.
    needsVerification: isAlone,
  });
  if (userId === undefined) {
    const message = 'This passkey could not be confirmed.';
    return refuseStep(context, request, { userId: step.user_id ?? '', message });
  }
  if (!isAlone && !(await endChallenge(database.queries, step.id))) throw challengeExpired();
  const account = await requireEnabled(context, userId);
  return openSession(context, request, {
    account,
    isRemembered: isAlone ? isRemembered : fromFlag(step.remember),
    failureKeys: [throttleKeysOf(context, request, account.email).failureKey],
    by: 'passkey',
  });
}
