import { z } from 'zod';
import { limits } from './limits.ts';
import { requiredOr } from './text.ts';

/** A password as it is sent; whether it is good enough for a new one is decided on the server. */
export const passwordSchema = z
  .string(requiredOr('Password', 'must be text'))
  .min(1, 'Password is required')
  .max(limits.passwordBytes, 'Password is too long')
  .refine(
    (value) => value.isWellFormed() && !value.includes('\0'),
    'Password contains characters that are not allowed',
  );
