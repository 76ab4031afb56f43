import type { FastifyRequest } from 'fastify';
import { addressKey } from '../../../core/accounts/address-key.ts';
import { accountFailureKey } from '../failure-key.ts';
import { consumeFailure, consumeRate } from '../../../core/accounts/throttle.ts';
import type { AccountContext } from '../account-context.ts';
import { actorOf } from '../../../http/viewer.ts';
import { audit } from '../../../core/audit/audit.ts';
import { minutes } from '../../../lib/durations.ts';
import { isFault } from '../../../lib/fault.ts';

/** Which counters a try counts in: those of its browser if that logged in before, else of its address and account. */
export interface ThrottleKeys {
  rateKey: string;
  failureKey: string;
}

export function throttleKeysOf(
  { devices }: AccountContext,
  request: FastifyRequest,
  email: string,
): ThrottleKeys {
  const device = devices.read(deviceHeader(request), email);
  if (device !== undefined) {
    return { rateKey: `login:device:${device}`, failureKey: `${accountFailureKey(email)}:device:${device}` };
  }
  return { rateKey: `login:address:${addressKey(request.ip)}`, failureKey: accountFailureKey(email) };
}

/** @throws Fault 429 */
export async function consumeTry(
  context: AccountContext,
  request: FastifyRequest,
  keys: ThrottleKeys,
): Promise<void> {
  const { database, config, clock, blocked } = context;
  const nowMs = clock.nowMs();
  try {
    await blocked.guard(keys.rateKey, () =>
      database.withoutSync((db) => consumeRate(db, keys.rateKey, config.limits.loginPerAddress, nowMs)),
    );
    await blocked.guard(keys.failureKey, () =>
      database.withoutSync((db) => consumeFailure(db, keys.failureKey, config.limits.accountFailures, nowMs)),
    );
  } catch (error) {
    if (isFault(error) && error.code === 'TOO_MANY_REQUESTS') {
      await auditThrottled(context, request, keys);
    }
    throw error;
  }
}

/** One row a minute for each key: a flood of tries must not become a flood of rows. */
async function auditThrottled(
  { database, clock, blocked }: AccountContext,
  request: FastifyRequest,
  keys: ThrottleKeys,
): Promise<void> {
  const nowMs = clock.nowMs();
  const minute = Math.floor(nowMs / minutes(1));
  const key = `told:${keys.failureKey}:${minute}`;
  const rate = { max: 1, windowMs: minutes(1) };
  const isFirst = await blocked
    .guard(key, () => database.withoutSync((db) => consumeRate(db, key, rate, nowMs)))
    .then(
      () => true,
      () => false,
    );
  if (isFirst) await audit(database.queries, actorOf(request), { action: 'login.throttled' }, nowMs);
}

export function deviceHeader(request: FastifyRequest): string | undefined {
  const header = request.headers['x-device'];
  return typeof header === 'string' ? header : undefined;
}
