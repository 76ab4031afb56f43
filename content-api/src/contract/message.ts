import { z } from 'zod';
import { emailSchema } from './email.ts';
import { limits } from './limits.ts';
import { idSchema, timestampSchema, versionSchema } from './primitives.ts';
import { lineText, longText, requiredLine, requiredLongText, requiredName } from './text.ts';

/** State of a message. */
export const messageStates = ['new', 'replied', 'won', 'lost', 'spam'] as const;

/** See `messageStates`. */
export type MessageState = (typeof messageStates)[number];

/** A stored message of the contact form. */
export const messageSchema = z.object({
  _id: idSchema,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  isRead: z.boolean(),
  isSpam: z.boolean(),
  state: z.enum(messageStates),
  /** The studio's own words. */
  note: z.string(),
  /** Id of the account that looks after it; empty for nobody. */
  assignee: z.string(),
  /** Why it was filed as spam when it arrived; empty for others. */
  reason: z.string(),
  /** When it was first answered. */
  repliedAt: timestampSchema.nullable(),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});

/** Input of the contact form; the last group are the form protocol's own fields. */
export const contactInputSchema = z.strictObject({
  name: requiredName,
  email: emailSchema,
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
  /** `true` is the state `spam`; `false` takes it back. */
  isSpam: z.boolean('Spam must be true or false').optional(),
  state: z.enum(messageStates, `State must be one of ${messageStates.join(', ')}`).optional(),
  note: longText({ label: 'Note', max: limits.message }).optional(),
  /** Id of an account that may read messages, or empty. */
  assignee: z.union([z.literal(''), idSchema], 'Assignee must be the id of an account').optional(),
  updatedAt: versionSchema,
});

/** Input of `POST /api/messages/{id}/reply`. */
export const replyInputSchema = z.strictObject({
  subject: requiredLine({ label: 'Subject', max: limits.title + 10 }),
  text: requiredLongText({ label: 'Reply', max: limits.message }),
  /** `repliedAt` of the message as the writer read it; 409 if somebody has answered since. */
  repliedAt: timestampSchema.nullable().optional(),
});

/** Input of `POST /api/messages/erase`: every message of exactly that address goes. */
export const eraseInputSchema = z.strictObject({ email: emailSchema });

/** Answer of an erasure: how many messages went. */
export const erasedSchema = z.object({ success: z.literal(true), message: z.string(), erased: z.int() });

/** Query of the list of messages: the newest first, `folder` defaults to `inbox`. */
export const messageListQuerySchema = z.strictObject({
  folder: z.enum(['inbox', 'spam', 'all']).optional(),
  state: z.enum(messageStates).optional(),
  /** Looks in name, address, subject and text, whatever the case. */
  q: lineText({ label: 'Search', max: limits.title }).optional(),
  /** `csv`: all of them as one file, without pages. */
  format: z.enum(['json', 'csv']).optional(),
  page: z.coerce.number<string>().int().min(1).max(100_000).optional(),
  size: z.coerce.number<string>().int().min(1).max(limits.pageSizeMax).optional(),
});

/** Answer of `GET /api/messages`; `unread` counts the inbox, whatever the folder. */
export const messagesSchema = z.object({
  messages: z.array(messageSchema),
  total: z.int(),
  unread: z.int(),
  /** Days after which messages are deleted; 0: never. */
  keptDays: z.int(),
  /** Whether a mail server is set up, so that a reply can be sent from here. */
  canReply: z.boolean(),
  page: z.int(),
  size: z.int(),
});

/** See `messageSchema`. */
export type Message = z.infer<typeof messageSchema>;
/** See `messagesSchema`. */
export type Messages = z.infer<typeof messagesSchema>;
/** See `replyInputSchema`. */
export type ReplyInput = z.input<typeof replyInputSchema>;
/** See `messagePatchSchema`. */
export type MessagePatch = z.input<typeof messagePatchSchema>;
/** See `contactInputSchema`. */
export type ContactInput = z.input<typeof contactInputSchema>;
