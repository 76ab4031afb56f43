import { clockStepMs, dayMs } from './limits.ts';
import { asObject, parseJson } from './safe-json.ts';
import type { SessionRecord, SessionUser } from './types.ts';

// Opaque tokens never start like JSON, and `undefined` or `null` are texts of a careless writer.
const garbageToken = /^(undefined|null|["[{].*)$/;

/** A token without its `Bearer ` and blanks, or undefined if it cannot be one. */
export function toToken(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const token = value.replace(/^\s*Bearer /i, '').trim();
  return /^[\x21-\x7e]{1,2048}$/.test(token) && !garbageToken.test(token) ? token : undefined;
}

/** The four fields of a user, or undefined without a role. Takes `id` for `_id`, as the reduced cookie has it. */
export function toUser(value: unknown): SessionUser | undefined {
  const { _id, id, username, email, role } = asObject(value) ?? {};
  if (typeof role !== 'string' || role === '') return undefined;
  return { _id: text(_id) || text(id), username: text(username), email: text(email), role };
}

export function toRecord(value: unknown): SessionRecord | undefined {
  const { createdAt, expiryDays, remember } = asObject(value) ?? {};
  const valid =
    isFinite(createdAt) &&
    createdAt > 0 &&
    isFinite(expiryDays) &&
    expiryDays >= 1 &&
    expiryDays <= 30 &&
    typeof remember === 'boolean';
  return valid ? { createdAt, expiryDays, remember } : undefined;
}

export function parseUser(raw: string | undefined): SessionUser | undefined {
  return toUser(parseJson(raw));
}

export function parseRecord(raw: string | undefined): SessionRecord | undefined {
  return toRecord(parseJson(raw));
}

export function isExpired(record: SessionRecord, nowMs: number): boolean {
  return nowMs >= record.createdAt + record.expiryDays * dayMs;
}

/** A creation time in the future means that the clock was moved back since. */
export function isFromFuture(record: SessionRecord, nowMs: number): boolean {
  return record.createdAt > nowMs + clockStepMs;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isFinite(value: unknown): value is number {
  return Number.isFinite(value);
}
