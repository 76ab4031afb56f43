import type { FastifyInstance } from 'fastify';
import { findCreated, rememberCreated } from '../../core/records/created-records.ts';
import type { OutboxContext } from '../outbox/outbox.ts';
import { calls } from '../../contract/calls/index.ts';
import { outboxCalls } from '../../contract/calls/outbox.ts';
import type { Message } from '../../contract/message.ts';
import type { Queries } from '../../db/database.ts';
import { readIdempotencyKey } from '../../http/idempotency-key.ts';
import { route } from '../../http/route.ts';
import { csvFile } from '../../http/csv-file.ts';
import { requireCurrent } from '../../http/version.ts';
import { actorOf } from '../../http/viewer.ts';
import { allPages } from '../../lib/all-pages.ts';
import { audit } from '../../core/audit/audit.ts';
import { toIso } from '../../lib/clock.ts';
import { invalid, keyReused, notFound, staleWrite } from '../../lib/fault.ts';
import { nextVersion } from '../../lib/next-version.ts';
import { pageOf } from '../../lib/page.ts';
import { listDeliveries } from '../outbox/list-deliveries.ts';
import { readMail } from '../outbox/stored-mail.ts';
import { readTimeZone } from '../../core/records/read-time-zone.ts';
import { dayOf } from '../visits/day-of.ts';
import { applyPatch } from './apply-patch.ts';
import { erasePerson } from './erase-person.ts';
import { replyTo } from './reply-to.ts';
import {
  deleteMessage,
  findMessage,
  findMessageToChange,
  listMessages,
  readAfter,
  saveMessage,
} from './repository.ts';

const batch = 500;
const columns: (keyof Message)[] = [
  'createdAt',
  'name',
  'email',
  'subject',
  'message',
  'state',
  'note',
  'assignee',
  'repliedAt',
  'reason',
];

export function registerMessageRoutes(app: FastifyInstance, context: OutboxContext): void {
  const { database, clock, config, outbox } = context;

  route(app, calls.listMessages, async ({ query, reply }) => {
    if (query.format === 'csv') {
      const batches = allPages<Message>(batch, (size, last) =>
        readAfter(database.queries, query, size, last),
      );
      const day = dayOf(clock.nowMs(), await readTimeZone(context));
      return csvFile(reply, { name: 'messages', day, columns, batches });
    }
    const page = pageOf(query);
    const { messages, total, unread } = await listMessages(database.queries, query, page);
    return {
      messages,
      total,
      unread,
      keptDays: config.messages.days,
      canReply: (await readMail(database.queries, context)) !== undefined,
      page: page.page,
      size: page.size,
    };
  });

  route(app, calls.updateMessage, ({ params, body, request }) =>
    database.queries.transaction().execute(async (trx) => {
      const current = present(await findMessageToChange(trx, params.id));
      requireCurrent(request, body, current);
      if (body.assignee) await requireAccount(trx, body.assignee);
      const changed = applyPatch(current, body, toIso(clock.nowMs()));
      await saveMessage(trx, changed, nextVersion(clock, current.updatedAt));
      const detail = changed.state === current.state ? undefined : { state: changed.state };
      const entry = { action: 'update', entity: 'message', entityId: params.id, detail };
      await audit(trx, actorOf(request), entry, clock.nowMs());
      return requireMessage(trx, params.id);
    }),
  );

  route(app, outboxCalls.listDeliveries, async ({ params }) => {
    const { _id, createdAt } = await requireMessage(database.queries, params.id);
    return listDeliveries(database.queries, { id: _id, storedAt: createdAt });
  });

  route(app, calls.replyToMessage, async ({ params, body, request, reply }) => {
    const sent = readIdempotencyKey(request);
    const key = sent && `${actorOf(request).userId} reply ${params.id} ${sent}`;
    const keyed = key && { key, body };
    const timeZone = await readTimeZone(context);
    const answered = await database.queries.transaction().execute(async (trx) => {
      const current = present(await findMessageToChange(trx, params.id));
      const made = keyed && (await findCreated(trx, keyed));
      if (made) {
        if (!made.isSame) throw keyReused(current);
        reply.header('idempotent-replayed', 'true');
        return current;
      }
      const { repliedAt } = current;
      if (body.repliedAt !== undefined && body.repliedAt !== repliedAt) throw staleWrite(current);
      await replyTo(trx, context, request, current, { ...body, key, timeZone });
      if (keyed) await rememberCreated(trx, keyed, params.id, clock.nowMs());
      const changed = applyPatch(current, { state: 'replied' }, toIso(clock.nowMs()));
      await saveMessage(trx, changed, nextVersion(clock, current.updatedAt));
      const entry = { action: 'reply', entity: 'message', entityId: params.id };
      await audit(trx, actorOf(request), entry, clock.nowMs());
      return requireMessage(trx, params.id);
    });
    outbox.wake();
    return answered;
  });

  route(app, calls.eraseMessages, async ({ body, request }) => {
    const erase = async (trx: Queries) => {
      const erasure = await erasePerson(trx, body.email);
      const entry = { action: 'erase', entity: 'message', detail: { ...erasure } };
      await audit(trx, actorOf(request), entry, clock.nowMs());
      return erasure.messages;
    };
    const erased = await database.atLength((db) => db.transaction().execute(erase));
    return { success: true, message: `${erased} ${erased === 1 ? 'message' : 'messages'} erased`, erased };
  });

  route(app, calls.deleteMessage, async ({ params, request }) => {
    await database.queries.transaction().execute(async (trx) => {
      requireCurrent(request, {}, present(await findMessageToChange(trx, params.id)));
      await deleteMessage(trx, params.id);
      const entry = { action: 'delete', entity: 'message', entityId: params.id };
      await audit(trx, actorOf(request), entry, clock.nowMs());
    });
    return { success: true, message: 'Message deleted successfully' };
  });
}

async function requireMessage(db: Queries, id: string): Promise<Message> {
  return present(await findMessage(db, id));
}

function present(message: Message | undefined): Message {
  if (message === undefined) throw notFound('Message');
  return message;
}

async function requireAccount(db: Queries, id: string): Promise<void> {
  const account = await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst();
  if (account === undefined) throw invalid({ assignee: 'Assignee must be the id of an account' });
}
