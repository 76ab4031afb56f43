import { z } from 'zod';
import { accountLanguagesSchema } from './account-languages.ts';
import { authSessionSchema, userSchema } from './auth.ts';
import { emailSchema } from './email.ts';
import { passwordSchema } from './password.ts';
import { idSchema, timestampSchema, versionSchema } from './primitives.ts';
import { maySchema } from './rights.ts';
import { requiredName as username } from './text.ts';

/** An account as those see it who look after people. */
export const accountSchema = userSchema.extend({
  isDisabled: z.boolean(),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
  /** When one of its sessions was used last; null without a session. */
  lastSeenAt: timestampSchema.nullable(),
  sessions: z.int(),
  hasSecondFactor: z.boolean(),
});

/** An invitation that nobody has accepted yet. */
export const invitationSchema = z.object({
  _id: idSchema,
  email: z.string(),
  may: userSchema.shape.may,
  languages: userSchema.shape.languages,
  createdAt: timestampSchema,
  expiresAt: timestampSchema,
});

/** Answer of `GET /api/users`. */
export const accountsSchema = z.object({
  users: z.array(accountSchema),
  invitations: z.array(invitationSchema),
});

/** Input of `POST /api/users`. */
export const accountInputSchema = z.strictObject({
  username,
  email: emailSchema,
  password: passwordSchema,
  may: maySchema,
  languages: accountLanguagesSchema.optional(),
});

/** Input of `PATCH /api/users/{id}`; what is left out stays, and a stale `updatedAt` is 409. */
export const accountPatchSchema = z.strictObject({
  username: username.optional(),
  may: maySchema.optional(),
  languages: accountLanguagesSchema.optional(),
  isDisabled: z.boolean('Disabled must be true or false').optional(),
  updatedAt: versionSchema,
});

/** Answer of `GET /api/users/{id}/sessions`. */
export const accountSessionsSchema = z.object({ sessions: z.array(authSessionSchema) });

/** See `accountSchema`. */
export type AccountView = z.infer<typeof accountSchema>;
/** See `invitationSchema`. */
export type Invitation = z.infer<typeof invitationSchema>;
/** See `accountsSchema`. */
export type Accounts = z.infer<typeof accountsSchema>;
