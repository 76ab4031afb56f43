import type { z } from 'zod';

/** Why a call failed: no answer, none in time, an answer that refuses, or no one signed in. */
export type ApiFailureCode = 'network' | 'timeout' | 'refused' | 'session-ended' | 'no-token' | 'unreadable';

/** A call that did not succeed. Tell it by `isApiFailure`. */
export interface ApiFailure extends Error {
  name: 'ApiFailure';
  code: ApiFailureCode;
  /** HTTP status; absent when no answer came. */
  status?: number;
  /** The server's `message`. */
  serverMessage?: string;
  /** The server's `error`. */
  serverError?: string;
  /** Messages by path of the field (`founders.0.name`). */
  fields?: Record<string, string>;
  /** On a stale write: the record as it is now. */
  current?: unknown;
}

export function apiFailure(code: ApiFailureCode, details: Partial<ApiFailure> = {}): ApiFailure {
  const error = new Error(details.serverMessage ?? code, { cause: details.cause });
  return Object.assign(error, details, { name: 'ApiFailure' as const, code });
}

export function isApiFailure(value: unknown): value is ApiFailure {
  return value instanceof Error && value.name === 'ApiFailure';
}

/** Text of a toast: the server's message, else its error field, else the screen's own text. */
export function failureText(failure: unknown, otherwise: string): string {
  if (!isApiFailure(failure)) return otherwise;
  return failure.serverMessage || failure.serverError || otherwise;
}

/** Whether the session is over: its own message is on the way, a second one would only be noise. */
export function isSessionFailure(failure: unknown): boolean {
  return isApiFailure(failure) && (failure.code === 'session-ended' || failure.code === 'no-token');
}

/** Whether a write was based on an older version than the server's. */
export function isStale(failure: unknown): failure is ApiFailure {
  return isApiFailure(failure) && failure.status === 409;
}

/** Whether the server may have done what it did not answer. */
export function mayHaveArrived(failure: unknown): boolean {
  return isApiFailure(failure) && (failure.status === undefined || failure.status >= 500);
}

/** The API's answer, parsed by the contract. */
export function parseAnswer<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const { success, data, error } = schema.safeParse(body);
  if (!success) throw apiFailure('unreadable', { cause: error });
  return data;
}
