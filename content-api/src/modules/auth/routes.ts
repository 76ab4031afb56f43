import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hashToken, readBearer } from '../../accounts/session-token.ts';
import {
  deleteSession,
  deleteSessions,
  extendSession,
  findSession,
  listSessions,
} from '../../accounts/sessions-repository.ts';
import type { Context } from '../../context.ts';
import { calls } from '../../contract/calls/index.ts';
import { route } from '../../http/route.ts';
import { actorOf, requireViewer } from '../../http/viewer.ts';
import { audit } from '../../lib/audit.ts';
import { notFound } from '../../lib/fault.ts';
import { changePassword } from './change-password.ts';
import { login } from './login.ts';
import { toUser } from './to-user.ts';

export function registerAuthRoutes(app: FastifyInstance, context: Context): void {
  const { database, clock } = context;

  route(app, calls.login, ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store');
    return login(context, request, body);
  });

  route(app, calls.me, ({ request }) => toUser(requireViewer(request).account));

  route(app, calls.logout, ({ request }) => logout(context, request));

  route(app, calls.refresh, async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    const { account, session } = requireViewer(request);
    const expiresAt = await extendSession(database.queries, session, clock.nowMs());
    return { user: toUser(account), expiresAt };
  });

  route(app, calls.listSessions, async ({ request }) => {
    const viewer = requireViewer(request);
    const sessions = await listSessions(database.queries, viewer.account.id, clock.nowMs());
    return {
      sessions: sessions.map((session) => ({
        _id: session.id,
        createdAt: session.createdAt,
        lastUsedAt: session.lastUsedAt,
        expiresAt: session.expiresAt,
        remember: session.isRemembered,
        ip: session.ip,
        userAgent: session.userAgent,
        current: session.id === viewer.session.id,
      })),
    };
  });

  route(app, calls.endSession, async ({ params, request }) => {
    const { account } = requireViewer(request);
    await database.queries.transaction().execute(async (trx) => {
      if (!(await deleteSession(trx, account.id, params.id))) throw notFound('Session');
      const entry = { action: 'session.ended', entity: 'session', entityId: params.id };
      await audit(trx, actorOf(request), entry, clock.nowMs());
    });
    return { success: true, message: 'Session ended' };
  });

  route(app, calls.logoutAll, async ({ request }) => {
    const { account } = requireViewer(request);
    await database.queries.transaction().execute(async (trx) => {
      const ended = await deleteSessions(trx, account.id);
      const entry = { action: 'logout.all', entity: 'user', entityId: account.id, detail: { ended } };
      await audit(trx, actorOf(request), entry, clock.nowMs());
    });
    return { success: true, message: 'You are logged out everywhere' };
  });

  route(app, calls.changePassword, async ({ body, request }) => {
    await changePassword(context, request, body);
    return { success: true, message: 'Password changed successfully' };
  });
}

/** Ends the session of the bearer token, if there is one; 204 whatever the token. */
async function logout({ database, clock }: Context, request: FastifyRequest): Promise<void> {
  const token = readBearer(request.headers.authorization);
  if (token === undefined) return;
  const viewer = await findSession(database.queries, hashToken(token), clock.nowMs());
  if (viewer === undefined) return;
  await database.queries.transaction().execute(async (trx) => {
    await deleteSession(trx, viewer.account.id, viewer.session.id);
    const actor = { ...actorOf(request), userId: viewer.account.id };
    const entry = { action: 'logout', entity: 'session', entityId: viewer.session.id };
    await audit(trx, actor, entry, clock.nowMs());
  });
}
