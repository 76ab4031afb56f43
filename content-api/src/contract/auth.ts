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

/** Input of the login form; `rememberMe` is accepted for `remember`. */
export const loginInputSchema = z.strictObject({
  email: requiredLine({ label: 'Email', max: limits.email }),
  password,
  remember: z.boolean('Remember must be true or false').optional(),
  rememberMe: z.boolean('Remember must be true or false').optional(),
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
