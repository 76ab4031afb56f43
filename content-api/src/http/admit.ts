import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { listMethods } from '../core/accounts/factors-repository.ts';
import { hashToken, readBearer } from '../core/accounts/session-token.ts';
import { findSession, touchSession } from '../core/accounts/sessions-repository.ts';
import type { Context } from '../core/context.ts';
import type { Access, Need } from '../contract/call.ts';
import { findKind } from '../contract/kinds/find-kind.ts';
import { rightOf } from '../contract/kinds/right-of.ts';
import type { Right } from '../contract/rights.ts';
import { fault } from '../lib/fault.ts';
import { requireRight } from './require-right.ts';
import { unauthorized } from './viewer.ts';
import type { Viewer } from './viewer.ts';

const kindParams = z.object({ kind: z.string() });

/**
 * Puts the caller into `request.viewer`.
 *
 * @throws Fault 401 without a session that is open, 403 for an account that may not call this
 */
export async function admit(context: Context, request: FastifyRequest, access: Access): Promise<void> {
  const { database, clock, gate, revocations, config } = context;
  const token = readBearer(request.headers.authorization);
  if (token === undefined) throw unauthorized();
  const nowMs = clock.nowMs();
  const viewer = await gate.run(() => findSession(database.queries, hashToken(token), nowMs));
  if (viewer === undefined || revocations.isEnded(viewer.session.id)) throw unauthorized();
  if (access !== 'user' && viewer.account.role !== 'admin') {
    throw fault({
      status: 403,
      code: 'FORBIDDEN',
      message: 'Access denied. Admin privileges required.',
    });
  }
  if (access !== 'user' && config.requiresSecondFactor) await requireSecondFactor(context, viewer);
  request.viewer = viewer;
  if (typeof access !== 'string')
    requireRight(request, ...access.flatMap((need) => namedBy(context, request, need)));
  // A failed extension, as with a full disk, must not fail a read.
  await touchSession(database.queries, viewer.session, nowMs).catch((error: unknown) => {
    request.log.warn({ err: error }, 'session was not extended');
  });
}

/** Without a second factor an account may only look after itself. */
async function requireSecondFactor({ database }: Context, { account }: Viewer): Promise<void> {
  if ((await listMethods(database.queries, account.id)).length > 0) return;
  throw fault({
    status: 403,
    code: 'SECOND_FACTOR_MISSING',
    message: 'This studio requires a second factor. Please add one to your account first.',
  });
}

/** The right that a need stands for. An unknown kind needs none: the call answers 404. */
function namedBy({ kinds }: Context, { params }: FastifyRequest, need: Need): Right[] {
  if (need !== 'kind') return [need];
  const { kind: name } = kindParams.parse(params);
  const kind = findKind(name, kinds);
  return kind === undefined ? [] : [rightOf(kind)];
}

/**
 * The same once more, before what was sent is used: a file may take minutes to arrive, and its sender may have been
 * dismissed meanwhile.
 */
export async function admitAgain(context: Context, request: FastifyRequest): Promise<void> {
  const { access } = request.routeOptions.config;
  if (access !== undefined && access !== 'public') await admit(context, request, access);
}
