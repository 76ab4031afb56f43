import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hashToken, readBearer } from '../accounts/session-token.ts';
import { findSession, touchSession } from '../accounts/sessions-repository.ts';
import type { Context } from '../context.ts';
import { unauthorized } from '../http/viewer.ts';
import { fault } from '../lib/fault.ts';

/** Every route says who may call it, or the server does not start; then each request is held to it. */
export function registerAccess(app: FastifyInstance, context: Context): void {
  app.decorateRequest('viewer', null);

  app.addHook('onRoute', ({ url, method, config }) => {
    // Preflights are answered by the CORS plugin before any route.
    if (method === 'OPTIONS') return;
    if (config?.access === undefined)
      throw new Error(`Route ${String(method)} ${url} does not declare its access`);
  });

  // A bad token on a public call is ignored, or a stale one would send visitors to the login page.
  app.addHook('onRequest', (request, _reply, done) => {
    const { access } = request.routeOptions.config;
    if (access === 'public' || access === undefined) return done();
    admit(context, request, access).then(
      () => done(),
      (error: Error) => done(error),
    );
  });
}

async function admit(context: Context, request: FastifyRequest, access: 'user' | 'admin'): Promise<void> {
  const { database, clock, gate, endings } = context;
  const token = readBearer(request.headers.authorization);
  if (token === undefined) throw unauthorized();
  const nowMs = clock.nowMs();
  const viewer = await gate.run(() => findSession(database.queries, hashToken(token), nowMs));
  if (viewer === undefined || endings.isEnded(viewer.session.id)) throw unauthorized();
  if (access === 'admin' && viewer.account.role !== 'admin') {
    throw fault({
      status: 403,
      code: 'FORBIDDEN',
      message: 'Access denied. Admin privileges required.',
    });
  }
  request.viewer = viewer;
  // Sliding the session is a courtesy: a full disk must not turn a read away.
  await touchSession(database.queries, viewer.session, nowMs).catch((error: unknown) => {
    request.log.warn({ err: error }, 'session was not extended');
  });
}
