import { isBetween, maxTimeMs } from './between.ts';
import { rememberExpiryDays } from './limits.ts';
import { asObject, parseObject } from './safe-json.ts';
import type { SessionRecord, SessionUser } from './types.ts';

// Tokens are opaque and never start like JSON. `undefined` and `null` come from code that stored a missing value.
const tokenShape = /^(?!undefined$|null$|["[{])[!-~]{1,2048}$/;

/** The token without `Bearer ` and surrounding blanks. Undefined for values that are no token. */
export function toToken(value: unknown): string | undefined {
  const token = readText(value)
    .replace(/^\s*Bearer /i, '')
    .trim();
  return tokenShape.test(token) ? token : undefined;
}

/** The four fields of a user, or undefined without a role. Accepts `id` for `_id`, as in the shortened cookie. */
export function toUser(value: unknown): SessionUser | undefined {
  const { _id, id, username, email, role } = asObject(value);
  return readText(role)
    ? { _id: readText(_id ?? id), username: readText(username), email: readText(email), role: readText(role) }
    : undefined;
}

export function parseUser(raw: string | null | undefined): SessionUser | undefined {
  return toUser(parseObject(raw));
}

export function parseRecord(raw: string | null | undefined): SessionRecord | undefined {
  const { createdAt, expiryDays, remember } = parseObject(raw);
  return isBetween(createdAt, 1, maxTimeMs) &&
    isBetween(expiryDays, 1, rememberExpiryDays) &&
    typeof remember === 'boolean'
    ? { createdAt, expiryDays, remember }
    : undefined;
}

/** The value if it is a string, else the empty string. */
export function readText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
