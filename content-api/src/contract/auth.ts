import { z } from 'zod';
import { emailSchema, emailText } from './email.ts';
import { challengeSchema, codeSchema, proofFields, usedPasskeySchema } from './factors.ts';
import { idSchema, timestampSchema, versionSchema } from './primitives.ts';
import { rights } from './rights.ts';
import { passwordSchema } from './password.ts';
import { requiredName } from './text.ts';
import { optionalUrl } from './url.ts';

/** A signed-in user. Only the role `admin` may use the console. */
export const userSchema = z.object({
  _id: idSchema,
  username: z.string(),
  email: z.string(),
  role: z.string(),
  /** Rights of the account in the console. */
  may: z.array(z.enum(rights)),
  /** Codes of the languages that it may edit content in; left out for all of them. */
  languages: z.array(z.string()).optional(),
  /** Address of a picture; empty without one. */
  picture: z.string(),
});

/** Answer of `GET /api/auth/me`: the own account, with its version. */
export const ownAccountSchema = userSchema.extend({ updatedAt: timestampSchema });

/**
 * Input of a login: e-mail and password; or the challenge that the first step was answered with, and a code or the
 * answer of a passkey. `rememberMe` is accepted for `remember`.
 */
export const loginInputSchema = z
  .strictObject({
    email: emailText.optional(),
    password: passwordSchema.optional(),
    challenge: challengeSchema.optional(),
    code: codeSchema.optional(),
    passkey: usedPasskeySchema.optional(),
    remember: z.boolean('Remember must be true or false').optional(),
    rememberMe: z.boolean('Remember must be true or false').optional(),
  })
  .superRefine(({ email, password, challenge, code, passkey }, context) => {
    const require = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (challenge !== undefined) {
      if (code === undefined && passkey === undefined) require('code', 'Code is required');
      return;
    }
    if (email === undefined) require('email', 'Email is required');
    if (password === undefined) require('password', 'Password is required');
  });

/** Input of `PATCH /api/auth/me`; what is left out stays. Another e-mail needs the proof; a stale `updatedAt` is 409. */
export const profileInputSchema = z.strictObject({
  username: requiredName.optional(),
  email: emailSchema.optional(),
  picture: optionalUrl('Picture').optional(),
  updatedAt: versionSchema,
  ...proofFields,
});

/** Answer of a login. `device` is the marker to store and to send as `X-Device` with the next login. */
export const loginResultSchema = z.object({
  user: userSchema,
  token: z.string(),
  expiresAt: timestampSchema,
  device: z.string(),
});

/** Answer of `POST /api/auth/refresh`; the token stays the same. */
export const refreshResultSchema = z.object({ user: userSchema, expiresAt: timestampSchema });

/** One signed-in browser of the user. */
export const authSessionSchema = z.object({
  _id: idSchema,
  createdAt: timestampSchema,
  lastUsedAt: timestampSchema,
  expiresAt: timestampSchema,
  remember: z.boolean(),
  ip: z.string(),
  userAgent: z.string(),
  current: z.boolean(),
});

/** Answer of `GET /api/auth/sessions`. */
export const authSessionsSchema = z.object({ sessions: z.array(authSessionSchema) });

/** Input of a password change. */
export const passwordInputSchema = z.strictObject({
  currentPassword: passwordSchema,
  newPassword: passwordSchema,
});

/** See `userSchema`. */
export type User = z.infer<typeof userSchema>;
/** See `ownAccountSchema`. */
export type OwnAccount = z.infer<typeof ownAccountSchema>;
/** See `loginInputSchema`. */
export type LoginInput = z.input<typeof loginInputSchema>;
/** See `loginResultSchema`. */
export type LoginResult = z.infer<typeof loginResultSchema>;
/** See `refreshResultSchema`. */
export type RefreshResult = z.infer<typeof refreshResultSchema>;
/** See `authSessionSchema`. */
export type AuthSession = z.infer<typeof authSessionSchema>;
/** See `passwordInputSchema`. */
export type PasswordInput = z.input<typeof passwordInputSchema>;
