import { isBetween, maxTimeMs } from './between.ts';
import { dayMs, rememberExpiryDays } from './limits.ts';
import { asObject, parseObject } from './safe-json.ts';
import type { SessionRecord, SessionUser } from './types.ts';

// Opaque tokens never start like JSON, and `undefined` or `null` are texts of a careless writer.
const tokenShape = /^(?!undefined$|null$|["[{])[!-~]{1,2048}$/;

/** A token without its `Bearer ` and blanks, or undefined if it cannot be one. */
export function toToken(value: unknown): string | undefined {
  const token = text(value)
    .replace(/^\s*Bearer /i, '')
    .trim();
  return tokenShape.test(token) ? token : undefined;
}

/** The four fields of a user, or undefined without a role. Takes `id` for `_id`, as the reduced cookie has it. */
export function toUser(value: unknown): SessionUser | undefined {
  const { _id, id, username, email, role } = asObject(value);
  return text(role)
    ? { _id: text(_id ?? id), username: text(username), email: text(email), role: text(role) }
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

export function isExpired({ createdAt, expiryDays }: SessionRecord, nowMs: number): boolean {
  return nowMs >= createdAt + expiryDays * dayMs;
}

/** The value if it is a text, else nothing. */
export function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
