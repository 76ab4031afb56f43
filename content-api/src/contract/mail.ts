import { z } from 'zod';
import { emailSchema } from './email.ts';
import { limits } from './limits.ts';
import { timestampSchema, versionSchema } from './primitives.ts';
import { lineText, requiredLine } from './text.ts';

/** How a connection to the mail server is secured. `tls`: from its start; `starttls`: before anything is sent. */
const mailSecurities = ['tls', 'starttls'] as const;

/** A name, or a number of IPv4 or IPv6. */
const hostPattern = /^(?:[a-z\d]+(?:[.-]+[a-z\d]+)*|[\da-f]*:[\da-f:.]*)$/;

/** The mail server in use, without its password. */
export const mailServerSchema = z.object({
  /** `environment`: set by whoever runs the server, and not to be changed here. */
  source: z.enum(['none', 'environment', 'console']),
  host: z.string(),
  port: z.int(),
  security: z.enum(mailSecurities),
  user: z.string(),
  hasPassword: z.boolean(),
  /** Whether the stored password can be read: not after the server's secret was changed. */
  isReadable: z.boolean(),
  /** Name and address that mails come from. */
  senderName: z.string(),
  senderAddress: z.string(),
  /** Who hears of new messages; empty: every account with the right to messages. */
  notify: z.array(z.string()),
  /** When it was saved in the console. */
  updatedAt: timestampSchema.optional(),
});

/** Input of `PUT /api/mail`; a stale `updatedAt` is 409. */
export const mailServerInputSchema = z.strictObject({
  host: requiredLine({ label: 'Server', max: 253 })
    .toLowerCase()
    .regex(hostPattern, 'Server must be a name such as smtp.example.com'),
  port: z
    .int('Port must be a number')
    .min(1, 'Port must be 1 to 65535')
    .max(65_535, 'Port must be 1 to 65535'),
  security: z.enum(mailSecurities, 'Security must be tls or starttls'),
  user: lineText({ label: 'User', max: limits.email }),
  /** Left out: the stored one stays, where server, port and user stay. */
  password: z
    .string('Password must be text')
    .max(limits.passwordMax, `Password must be at most ${limits.passwordMax} characters`)
    .optional(),
  senderName: lineText({ label: 'Sender name', max: limits.name }).regex(
    /^[^"<>\\]*$/,
    'Sender name must not contain quotes or angle brackets',
  ),
  senderAddress: emailSchema,
  notify: z.array(emailSchema).max(20, 'At most 20 addresses'),
  updatedAt: versionSchema,
});

/** What became of a mail that was sent to try the server. */
export const mailTestSchema = z.object({ isSent: z.boolean(), message: z.string() });

/** See `mailServerSchema`. */
export type MailServer = z.infer<typeof mailServerSchema>;
/** See `mailServerInputSchema`. */
export type MailServerInput = z.output<typeof mailServerInputSchema>;
/** See `mailTestSchema`. */
export type MailTest = z.infer<typeof mailTestSchema>;
