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
export interface Lane {
  rateKey: string;
  failureKey: string;
}

export function laneOf({ devices }: AccountContext, request: FastifyRequest, email: string): Lane {
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
  lane: Lane,
): Promise<void> {
  const { database, config, clock, blocked } = context;
  const nowMs = clock.nowMs();
  try {
    await blocked.guard(lane.rateKey, () =>
      database.lightly((db) => consumeRate(db, lane.rateKey, config.limits.loginPerAddress, nowMs)),
    );
    await blocked.guard(lane.failureKey, () =>
      database.lightly((db) => consumeFailure(db, lane.failureKey, config.limits.accountFailures, nowMs)),
    );
  } catch (error) {
    if (isFault(error) && error.code === 'TOO_MANY_REQUESTS') {
      await auditThrottled(context, request, lane);
    }
    throw error;
  }
}

/** One row a minute for each lane: a flood of tries must not become a flood of rows. */
async function auditThrottled(
  { database, clock, blocked }: AccountContext,
  request: FastifyRequest,
  lane: Lane,
): Promise<void> {
  const nowMs = clock.nowMs();
  const minute = Math.floor(nowMs / minutes(1));
  const key = `told:${lane.failureKey}:${minute}`;
  const rate = { max: 1, windowMs: minutes(1) };
  const isFirst = await blocked
    .guard(key, () => database.lightly((db) => consumeRate(db, key, rate, nowMs)))
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
