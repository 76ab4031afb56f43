import { z } from 'zod';
import { limits } from './limits.ts';
import { idSchema, timestampSchema } from './primitives.ts';
import { requiredLine, requiredOr } from './text.ts';

/** A signed-in user. Only the role `admin` may use the console. */
export const userSchema = z.object({
  _id: idSchema,
  username: z.string(),
  email: z.string(),
  role: z.string(),
});

const password = z
  .string(requiredOr('Password', 'must be text'))
  .min(1, 'Password is required')
  .max(limits.passwordBytes, 'Password is too long')
  .refine(
    (value) => value.isWellFormed() && !value.includes('\0'),
    'Password contains characters that are not allowed',
  );

/** What the login form sends; `rememberMe` is taken for `remember` too. */
export const loginInputSchema = z.strictObject({
  email: requiredLine({ label: 'Email', max: limits.email }),
  password,
  remember: z.boolean('Remember must be true or false').optional(),
  rememberMe: z.boolean('Remember must be true or false').optional(),
});

/** What a login answers. `device` is the marker to keep and to send as `X-Device` at the next login. */
export const loginResultSchema = z.object({
  user: userSchema,
  token: z.string(),
  expiresAt: timestampSchema,
  device: z.string(),
});

/** What `POST /api/auth/refresh` answers; the token stays the same. */
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

/** What `GET /api/auth/sessions` answers. */
export const authSessionsSchema = z.object({ sessions: z.array(authSessionSchema) });

/** What a password change sends. */
export const passwordInputSchema = z.strictObject({ currentPassword: password, newPassword: password });

/** See `userSchema`. */
export type User = z.infer<typeof userSchema>;
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
