import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { listMethods } from '../accounts/factors-repository.ts';
import { hashToken, readBearer } from '../accounts/session-token.ts';
import { findSession, touchSession } from '../accounts/sessions-repository.ts';
import type { Context } from '../context.ts';
import { previewTokenOf } from '../http/preview-token.ts';
import { requireRight } from '../http/require-right.ts';
import { unauthorized } from '../http/viewer.ts';
import type { Viewer } from '../http/viewer.ts';
import { calls } from '../contract/calls/index.ts';
import type { Access, Need } from '../contract/call.ts';
import { findKind } from '../contract/kinds/find-kind.ts';
import { rightOf } from '../contract/kinds/right-of.ts';
import type { Right } from '../contract/rights.ts';
import { fault, notFound } from '../lib/fault.ts';

const kindParams = z.object({ kind: z.string() });

/** Every route says who may call it, or the server does not start; then each request is held to it. */
export function registerAccess(app: FastifyInstance, context: Context): void {
  app.decorateRequest('viewer', null);

  app.addHook('onRoute', ({ url, method, config }) => {
    // Preflights are answered by the CORS plugin before any route.
    if (method === 'OPTIONS') return;
    if (!isDeclared(config?.access))
      throw new Error(`Route ${String(method)} ${url} does not declare its access`);
  });

  // A bad token on a public call is ignored, or a stale one would send visitors to the login page.
  app.addHook('onRequest', (request, _reply, done) => {
    const { access, isPreviewable, callId } = request.routeOptions.config;
    if (access === 'public' || access === undefined) {
      // The site passes on what the holder of a preview asks for: that must not count as a call of the site itself.
      const isOpened = isPreviewable === true || callId === calls.readPreview.id;
      return previewTokenOf(request) === undefined || isOpened ? done() : done(notFound('Page'));
    }
    admit(context, request, access).then(
      () => done(),
      (error: Error) => done(error),
    );
  });
}

/** A list of no rights, which a type cannot rule out for routes that no call describes, would let everybody in. */
function isDeclared(access: Access | undefined): boolean {
  return access !== undefined && access.length > 0;
}

async function admit(context: Context, request: FastifyRequest, access: Access): Promise<void> {
  const { database, clock, gate, endings, config } = context;
  const token = readBearer(request.headers.authorization);
  if (token === undefined) throw unauthorized();
  const nowMs = clock.nowMs();
  const viewer = await gate.run(() => findSession(database.queries, hashToken(token), nowMs));
  if (viewer === undefined || endings.isEnded(viewer.session.id)) throw unauthorized();
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
  // Sliding the session is a courtesy: a full disk must not turn a read away.
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
