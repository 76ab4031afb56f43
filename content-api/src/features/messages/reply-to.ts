import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import type { Message, replyInputSchema } from '../../contract/message.ts';
import type { Queries } from '../../db/database.ts';
import { requireViewer } from '../../http/viewer.ts';
import { fault } from '../../lib/fault.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import { dayOf } from '../visits/day-of.ts';

type Reply = z.output<typeof replyInputSchema> & {
  /** Names all attempts to send it: it is sent once. */
  key: string | undefined;
  /** The studio's, in which the mail names the day of the message. */
  timeZone: string;
};

/** Queues an answer to a visitor. What the visitor answers goes to whoever wrote it. */
export async function replyTo(
  db: Queries,
  context: Context,
  request: FastifyRequest,
  message: Message,
  { subject, text, key, timeZone }: Reply,
): Promise<void> {
  const day = dayOf(Date.parse(message.createdAt), timeZone);
  const isQueued = await queueMail(db, context, {
    kind: 'reply',
    to: message.email,
    subject,
    replyTo: requireViewer(request).account.email,
    message: message._id,
    ...(key !== undefined && { key: createHash('sha256').update(key).digest('hex').slice(0, 40) }),
    content: {
      heading: subject,
      paragraphs: text.split(/\n{2,}/),
      note: `You wrote on ${day}:\n${message.message}`,
    },
  });
  if (isQueued) return;
  throw fault({
    status: 409,
    code: 'CONFLICT',
    message: 'No mail server is set up. Answer with your own mail program instead.',
  });
}
