import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { addressKey } from '../../accounts/address-key.ts';
import { accountFailureKey } from '../../accounts/failure-key.ts';
import { hashToken, newToken, readBearer } from '../../accounts/session-token.ts';
import { insertSession } from '../../accounts/sessions-repository.ts';
import { consumeFailure, consumeRate, forgiveFailures } from '../../accounts/throttle.ts';
import { findAccountByEmail, updateAccount } from '../../accounts/users-repository.ts';
import type { Account } from '../../accounts/users-repository.ts';
import type { Context } from '../../context.ts';
import type { loginInputSchema, LoginResult } from '../../contract/auth.ts';
import { actorOf } from '../../http/viewer.ts';
import { audit } from '../../lib/audit.ts';
import { toIso } from '../../lib/clock.ts';
import { minutes } from '../../lib/durations.ts';
import { fault, isFault } from '../../lib/fault.ts';
import { newId } from '../../lib/new-id.ts';
import { toUser } from './to-user.ts';

type Credentials = z.output<typeof loginInputSchema>;

/** Which counters a try counts in: those of its browser if that logged in before, else of its address and account. */
interface Lane {
  rateKey: string;
  failureKey: string;
}

/** Checks the credentials and opens a session. Every try is counted before it is checked. */
export async function login(
  context: Context,
  request: FastifyRequest,
  input: Credentials,
): Promise<LoginResult> {
  const { database, hasher, clock } = context;
  const lane = laneOf(context, request, input.email);
  await consumeTry(context, request, lane);
  const account = await findAccountByEmail(database.queries, input.email);
  const matches = await hasher.verify(account?.passwordHash, input.password);
  if (account === undefined || !matches || account.isDisabled) {
    const entry = { action: 'login.failed', entity: 'user', entityId: account?.id ?? '' };
    await audit(database.queries, actorOf(request), entry, clock.nowMs());
    throw fault({ status: 401, code: 'UNAUTHORIZED', message: 'Invalid email or password' });
  }
  const passwordHash = hasher.isOutdated(account.passwordHash)
    ? await hasher.hash(input.password)
    : undefined;
  return openSession(context, request, { account, input, lane, passwordHash });
}

function laneOf({ devices }: Context, request: FastifyRequest, email: string): Lane {
  const device = devices.read(deviceHeader(request), email);
  if (device !== undefined) {
    return { rateKey: `login:device:${device}`, failureKey: `failures:device:${device}` };
  }
  return { rateKey: `login:address:${addressKey(request.ip)}`, failureKey: accountFailureKey(email) };
}

async function consumeTry(context: Context, request: FastifyRequest, lane: Lane): Promise<void> {
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
  { database, clock, blocked }: Context,
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

interface Opening {
  account: Account;
  input: Credentials;
  lane: Lane;
  passwordHash: string | undefined;
}

async function openSession(
  { database, devices, clock }: Context,
  request: FastifyRequest,
  { account, input, lane, passwordHash }: Opening,
): Promise<LoginResult> {
  const nowMs = clock.nowMs();
  const token = newToken();
  const former = readBearer(request.headers.authorization);
  const expiresAt = await database.queries.transaction().execute(async (trx) => {
    await forgiveFailures(trx, lane.failureKey);
    if (passwordHash !== undefined) {
      await updateAccount(trx, account.id, { password_hash: passwordHash }, toIso(nowMs));
    }
    if (former !== undefined) {
      await trx.deleteFrom('sessions').where('token_hash', '=', hashToken(former)).execute();
    }
    const actor = { ...actorOf(request), userId: account.id };
    await audit(trx, actor, { action: 'login.ok', entity: 'user', entityId: account.id }, nowMs);
    return insertSession(trx, {
      id: newId(),
      tokenHash: hashToken(token),
      userId: account.id,
      isRemembered: input.remember ?? input.rememberMe ?? false,
      ip: request.ip,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
      nowMs,
    });
  });
  const known = deviceHeader(request);
  const isKnown = devices.read(known, input.email) !== undefined;
  return {
    user: toUser(account),
    token,
    expiresAt,
    device: isKnown && known !== undefined ? known : devices.issue(input.email),
  };
}

function deviceHeader(request: FastifyRequest): string | undefined {
  const header = request.headers['x-device'];
  return typeof header === 'string' ? header : undefined;
}
