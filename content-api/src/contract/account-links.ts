import { z } from 'zod';
import { accountLanguagesSchema } from './account-languages.ts';
import { userSchema } from './auth.ts';
import { emailSchema } from './email.ts';
import { limits } from './limits.ts';
import { passwordSchema } from './password.ts';
import { timestampSchema } from './primitives.ts';
import { maySchema } from './rights.ts';
import { requiredName, requiredOr } from './text.ts';

const token = z.string(requiredOr('Link', 'must be text')).max(limits.title, 'Link is too long');

/** Input of `POST /api/invitations`. */
export const invitationInputSchema = z.strictObject({
  email: emailSchema,
  may: maySchema,
  languages: accountLanguagesSchema.optional(),
});

/** A link for one person. It works once; the server keeps no copy of it. */
export const accountLinkSchema = z.object({
  url: z.url(),
  expiresAt: timestampSchema,
  /** Whether it was put into the queue of mails; without a mail server it has to be passed on by hand. */
  isMailed: z.boolean(),
});

/** Input of `POST /api/auth/link`. */
export const linkInputSchema = z.strictObject({ token });

/** For whom a link is, and what for. */
export const linkSchema = z.object({
  purpose: z.enum(['invitation', 'reset']),
  email: z.string(),
  expiresAt: timestampSchema,
});

/** Input of `POST /api/auth/accept`. */
export const acceptInputSchema = z.strictObject({
  token,
  username: requiredName,
  password: passwordSchema,
});

/** Input of `POST /api/auth/forgot`. */
export const forgotInputSchema = z.strictObject({ email: emailSchema });

/** Input of `POST /api/auth/reset`. */
export const resetInputSchema = z.strictObject({ token, password: passwordSchema });

/** Answer of `POST /api/auth/accept`: the new account, which can log in now. */
export const acceptedSchema = userSchema;

/** See `accountLinkSchema`. */
export type AccountLink = z.infer<typeof accountLinkSchema>;
