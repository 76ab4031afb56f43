import type { FastifyInstance, FastifyRequest } from 'fastify';
import { describeSession } from '../describe-session.ts';
import { endSessions } from '../end-sessions.ts';
import { hashToken, readBearer } from '../../../core/accounts/session-token.ts';
import {
  extendSession,
  findSession,
  listSessionIds,
  listSessions,
} from '../../../core/accounts/sessions-repository.ts';
import { toOwnAccount, toUser } from '../../../core/accounts/to-user.ts';
import type { AccountContext } from '../account-context.ts';
import { calls } from '../../../contract/calls/index.ts';
import { route } from '../../../http/route.ts';
import { actorOf, requireViewer } from '../../../http/viewer.ts';
import { notFound } from '../../../lib/fault.ts';
import { changePassword } from './change-password.ts';
import { login } from './login.ts';

export function registerAuthRoutes(app: FastifyInstance, context: AccountContext): void {
  const { database, clock, revocations } = context;

  route(app, calls.login, ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store');
    return login(context, request, body);
  });

  route(app, calls.me, ({ request }) => toOwnAccount(requireViewer(request).account));

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
    const live = sessions.filter(({ id }) => !revocations.isEnded(id));
    return {
      sessions: live.map((session) => describeSession(session, viewer.session.id)),
    };
  });

  route(app, calls.endSession, async ({ params, request }) => {
    const { account } = requireViewer(request);
    const { id } = params;
    const ids = await listSessionIds(database.queries, account.id);
    if (!ids.includes(id) || revocations.isEnded(id)) throw notFound('Session');
    const entry = { action: 'session.ended', entity: 'session', entityId: id };
    await endSessions(context, actorOf(request), [id], entry);
    return { success: true, message: 'Session ended' };
  });

  route(app, calls.logoutAll, async ({ request }) => {
    const { account } = requireViewer(request);
    const ids = await listSessionIds(database.queries, account.id);
    const entry = {
      action: 'logout.all',
      entity: 'user',
      entityId: account.id,
      detail: { ended: ids.length },
    };
    await endSessions(context, actorOf(request), ids, entry);
    return { success: true, message: 'You are logged out everywhere' };
  });

  route(app, calls.logoutOthers, async ({ request }) => {
    const { account, session } = requireViewer(request);
    const ids = (await listSessionIds(database.queries, account.id)).filter((id) => id !== session.id);
    const detail = { ended: ids.length };
    const entry = { action: 'logout.others', entity: 'user', entityId: account.id, detail };
    await endSessions(context, actorOf(request), ids, entry);
    return { success: true, message: 'Your other sessions are ended' };
  });

  route(app, calls.changePassword, async ({ body, request }) => {
    await changePassword(context, request, body);
    return { success: true, message: 'Password changed successfully' };
  });
}

/** Ends the session of the bearer token, if there is one; 204 whatever the token. */
async function logout(context: AccountContext, request: FastifyRequest): Promise<void> {
  const { database, clock, revocations } = context;
  const token = readBearer(request.headers.authorization);
  if (token === undefined) return;
  const viewer = await findSession(database.queries, hashToken(token), clock.nowMs());
  if (viewer === undefined || revocations.isEnded(viewer.session.id)) return;
  const actor = { ...actorOf(request), userId: viewer.account.id };
  const entry = { action: 'logout', entity: 'session', entityId: viewer.session.id };
  await endSessions(context, actor, [viewer.session.id], entry);
}
