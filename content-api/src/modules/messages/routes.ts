import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { calls } from '../../contract/calls/index.ts';
import type { Message } from '../../contract/message.ts';
import type { Queries } from '../../db/database.ts';
import { route } from '../../http/route.ts';
import { requireCurrent } from '../../http/version.ts';
import { actorOf } from '../../http/viewer.ts';
import { audit } from '../../lib/audit.ts';
import { notFound } from '../../lib/fault.ts';
import { nextVersion } from '../../lib/next-version.ts';
import { pageOf } from '../../lib/page.ts';
import { deleteMessage, findMessage, listMessages, markMessage } from './repository.ts';

export function registerMessageRoutes(app: FastifyInstance, { database, clock }: Context): void {
  route(app, calls.listMessages, async ({ query }) => {
    const page = pageOf(query);
    const { messages, total, unread } = await listMessages(database.queries, query.folder ?? 'inbox', page);
    return { messages, total, unread, page: page.page, size: page.size };
  });

  route(app, calls.updateMessage, ({ params, body, request }) =>
    database.queries.transaction().execute(async (trx) => {
      const current = await requireMessage(trx, params.id);
      requireCurrent(request, body, current);
      await markMessage(trx, params.id, body, nextVersion(clock, current.updatedAt));
      const entry = { action: 'update', entity: 'message', entityId: params.id };
      await audit(trx, actorOf(request), entry, clock.nowMs());
      return requireMessage(trx, params.id);
    }),
  );

  route(app, calls.deleteMessage, async ({ params, request }) => {
    await database.queries.transaction().execute(async (trx) => {
      requireCurrent(request, {}, await requireMessage(trx, params.id));
      await deleteMessage(trx, params.id);
      const entry = { action: 'delete', entity: 'message', entityId: params.id };
      await audit(trx, actorOf(request), entry, clock.nowMs());
    });
    return { success: true, message: 'Message deleted successfully' };
  });
}

async function requireMessage(db: Queries, id: string): Promise<Message> {
  const message = await findMessage(db, id);
  if (message === undefined) throw notFound('Message');
  return message;
}
