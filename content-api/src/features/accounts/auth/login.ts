import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { listMethods } from '../../../core/accounts/factors-repository.ts';
import { createChallenge } from '../login-challenges.ts';
import { findAccountByEmail, updateAccount } from '../../../core/accounts/users-repository.ts';
import type { AccountContext } from '../account-context.ts';
import type { loginInputSchema, LoginResult } from '../../../contract/auth.ts';
import { actorOf } from '../../../http/viewer.ts';
import { audit } from '../../../core/audit/audit.ts';
import { toIso } from '../../../lib/clock.ts';
import { fault } from '../../../lib/fault.ts';
import { consumeTry, throttleKeysOf } from './throttle-keys.ts';
import { openSession } from './open-session.ts';
import { loginByCode } from './login-by-code.ts';
import { loginByPasskey } from './login-by-passkey.ts';

type Input = z.output<typeof loginInputSchema>;

/** A login in one step, or either step of one that takes two. Every try is counted before it is checked. */
export function login(context: AccountContext, request: FastifyRequest, input: Input): Promise<LoginResult> {
  const { challenge, code, passkey } = input;
  if (challenge !== undefined && code !== undefined)
    return loginByCode(context, request, { challenge, code });
  if (challenge !== undefined && passkey !== undefined)
    return loginByPasskey(context, request, { challenge, passkey, isRemembered: isRemembered(input) });
  return loginByPassword(context, request, input);
}

async function loginByPassword(
  context: AccountContext,
  request: FastifyRequest,
  input: Input,
): Promise<LoginResult> {
  const { database, hasher, clock } = context;
  const { email = '', password = '' } = input;
  const keys = throttleKeysOf(context, request, email);
  await consumeTry(context, request, keys);
  const account = await findAccountByEmail(database.queries, email);
  const matches = await hasher.verify(account?.passwordHash, password);
  if (account === undefined || !matches || account.isDisabled) {
    const entry = { action: 'login.failed', entity: 'user', entityId: account?.id ?? '' };
    await audit(database.queries, actorOf(request), entry, clock.nowMs());
    throw fault({ status: 401, code: 'UNAUTHORIZED', message: 'Invalid email or password' });
  }
  const passwordHash = hasher.isOutdated(account.passwordHash) ? await hasher.hash(password) : undefined;
  const methods = await listMethods(database.queries, account.id);
  if (methods.length === 0) {
    const failureKeys = [keys.failureKey];
    return openSession(context, request, {
      account,
      isRemembered: isRemembered(input),
      failureKeys,
      by: 'password',
      passwordHash,
    });
  }
  if (passwordHash !== undefined)
    await updateAccount(database.queries, account.id, { password_hash: passwordHash }, toIso(clock.nowMs()));
  const { token } = await createChallenge(database.queries, {
    purpose: 'second-step',
    userId: account.id,
    isRemembered: isRemembered(input),
    nowMs: clock.nowMs(),
  });
  // The try stays counted until the second step: who knows the password alone does not get endless tickets.
  throw fault({
    status: 401,
    code: 'second_factor_required',
    message: 'Please confirm that it is you.',
    challenge: token,
    methods,
  });
}

function isRemembered({ remember, rememberMe }: Input): boolean {
  return remember ?? rememberMe ?? false;
}
