import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Message, replyInputSchema } from '../../contract/message.ts';
import type { Queries } from '../../db/database.ts';
import { requireViewer } from '../../http/viewer.ts';
import { fault } from '../../lib/fault.ts';
import { queueMail } from '../../outbox/queue-mail.ts';

/** Queues an answer to a visitor. What the visitor answers goes to whoever wrote it. */
export async function replyTo(
  db: Queries,
  context: Context,
  request: FastifyRequest,
  message: Message,
  { subject, text }: z.output<typeof replyInputSchema>,
): Promise<void> {
  const isQueued = await queueMail(db, context, {
    kind: 'reply',
    to: message.email,
    subject,
    replyTo: requireViewer(request).account.email,
    message: message._id,
    content: {
      heading: subject,
      paragraphs: text.split(/\n{2,}/),
      note: `You wrote on ${message.createdAt.slice(0, 10)}:\n${message.message}`,
    },
  });
  if (isQueued) return;
  throw fault({
    status: 409,
    code: 'CONFLICT',
    message: 'No mail server is set up. Answer with your own mail program instead.',
  });
}
