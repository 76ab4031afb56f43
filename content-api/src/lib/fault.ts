import type { MediaUse } from '../contract/media.ts';
import { isError } from './is-error.ts';

/** Codes that callers may rely on. */
export const faultCodes = [
  'VALIDATION',
  'MALFORMED',
  'UNAUTHORIZED',
  'FORBIDDEN',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'CONFLICT',
  'STALE_WRITE',
  'NOT_EMPTY',
  'TOO_LARGE',
  'URL_TOO_LONG',
  'UNSUPPORTED_MEDIA_TYPE',
  'BAD_FILE',
  'KEY_REUSED',
  'IN_USE',
  'WRONG_PASSKEY',
  'WRONG_PASSWORD',
  'LAST_OWNER',
  'LINK_INVALID',
  'second_factor_required',
  'SECOND_FACTOR_MISSING',
  'SECOND_FACTOR_WRONG',
  'TOO_MANY_REQUESTS',
  'BUSY',
  'DATABASE_UNAVAILABLE',
  'STORAGE_FULL',
  'STORAGE_UNAVAILABLE',
  'INTERNAL',
] as const;

/** See `faultCodes`. */
export type FaultCode = (typeof faultCodes)[number];

interface FaultDetails {
  status: number;
  code: FaultCode;
  message: string;
  fields?: Record<string, string>;
  /** On a stale write: the record as it is now. On a key that was used for something else: what it has made. */
  current?: unknown;
  /** On deleting a file that is in use: where. */
  usedIn?: MediaUse[];
  /** On a login that takes a second step: its ticket, and what it can be answered with. */
  challenge?: string;
  methods?: readonly string[];
  headers?: Record<string, string>;
}

/** An error that is an answer: it carries its status, its code and what the caller may read. */
export interface Fault extends Error, FaultDetails {
  isFault: true;
}

export function fault(details: FaultDetails): Fault {
  return Object.assign(new Error(details.message), { isFault: true as const }, details);
}

export function isFault(error: unknown): error is Fault {
  return isError(error) && 'isFault' in error && error.isFault === true;
}

export function notFound(what: string): Fault {
  return fault({ status: 404, code: 'NOT_FOUND', message: `${what} not found` });
}

/** 409 with the field that clashes. */
export function conflict(field: string, message: string): Fault {
  return fault({ status: 409, code: 'CONFLICT', message, fields: { [field]: message } });
}

/** 409 because the record changed since the caller read it. */
export function staleWrite(current: unknown): Fault {
  return fault({
    status: 409,
    code: 'STALE_WRITE',
    message: 'This record was changed by someone else since you opened it',
    current,
  });
}

/** 422 because the key of this call has already done something else; `current` is what that has made. */
/** @param current what was made under the key, where it may be told */
export function keyReused(current?: unknown): Fault {
  return fault({
    status: 422,
    code: 'KEY_REUSED',
    message: 'This Idempotency-Key was already used for a call with another body',
    current,
  });
}

export function invalid(fields: Record<string, string>): Fault {
  const [first = 'Invalid data provided'] = Object.values(fields);
  return fault({ status: 400, code: 'VALIDATION', message: first, fields });
}

export function tooMany(retryAfterMs: number, message = 'Too many requests. Please try again later.'): Fault {
  const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
  return fault({
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    message,
    headers: { 'retry-after': String(seconds) },
  });
}

export function busy(retryAfterSeconds: number): Fault {
  return fault({
    status: 503,
    code: 'BUSY',
    message: 'The server is busy. Please try again in a moment.',
    headers: { 'retry-after': String(retryAfterSeconds) },
  });
}

/** 503 while the database is away, or not ours to write to. */
export function databaseUnavailable(): Fault {
  return fault({
    status: 503,
    code: 'DATABASE_UNAVAILABLE',
    message: 'The service is not available at the moment. Please try again.',
    headers: { 'retry-after': '2' },
  });
}

export function storageFull(): Fault {
  return fault({ status: 507, code: 'STORAGE_FULL', message: 'There is no space left to save this' });
}
