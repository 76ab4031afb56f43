import { z } from 'zod';
import { limits } from './limits.ts';
import { idSchema, timestampSchema, versionSchema } from './primitives.ts';
import { requiredLine, requiredLongText } from './text.ts';

/** A stored message of the contact form. */
export const messageSchema = z.object({
  _id: idSchema,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  isRead: z.boolean(),
  isSpam: z.boolean(),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});

/** Input of the contact form; the last group are the form protocol's own fields. */
export const contactInputSchema = z.strictObject({
  name: requiredLine({ label: 'Name', max: limits.name }),
  email: requiredLine({ label: 'Email', max: limits.email }).regex(
    /^[^\s@,;<>"()[\]\\:]+@[^\s@,;<>"()[\]\\:.]+(\.[^\s@,;<>"()[\]\\:.]+)*$/u,
    'Email must be one e-mail address',
  ),
  subject: requiredLine({ label: 'Subject', max: limits.title }),
  message: requiredLongText({ label: 'Message', max: limits.message }),
  access_key: z.string().max(limits.title).optional(),
  /** The honeypot: people leave it empty. */
  botcheck: z.union([z.string().max(limits.title), z.boolean()]).optional(),
  /** Milliseconds from page load to sending, measured in the browser. */
  fillTimeMs: z.union([z.number(), z.string().regex(/^\d{0,12}$/)]).optional(),
  from_name: z.string().max(limits.title).optional(),
  replyto: z.string().max(limits.email).optional(),
  redirect: z.string().max(limits.url).optional(),
});

/** Input of `PATCH /api/messages/{id}`. */
export const messagePatchSchema = z.strictObject({
  isRead: z.boolean('Read must be true or false').optional(),
  isSpam: z.boolean('Spam must be true or false').optional(),
  updatedAt: versionSchema,
});

/** Query of the list of messages: the newest first, `folder` defaults to `inbox`. */
export const messageListQuerySchema = z.strictObject({
  folder: z.enum(['inbox', 'spam', 'all']).optional(),
  page: z.coerce.number<string>().int().min(1).max(100_000).optional(),
  size: z.coerce.number<string>().int().min(1).max(limits.pageSizeMax).optional(),
});

/** Answer of `GET /api/messages`; `unread` counts the inbox, whatever the folder. */
export const messagesSchema = z.object({
  messages: z.array(messageSchema),
  total: z.int(),
  unread: z.int(),
  page: z.int(),
  size: z.int(),
});

/** See `messageSchema`. */
export type Message = z.infer<typeof messageSchema>;
/** See `messagesSchema`. */
export type Messages = z.infer<typeof messagesSchema>;
/** See `messagePatchSchema`. */
export type MessagePatch = z.input<typeof messagePatchSchema>;
/** See `contactInputSchema`. */
export type ContactInput = z.input<typeof contactInputSchema>;
