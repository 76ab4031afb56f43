import { attempt } from './attempt.ts';

export type JsonObject = Record<string, unknown>;

/** Parses untrusted JSON without keys that could reach a prototype. Returns an empty object unless it is an object. */
export function parseObject(text: string | null | undefined): JsonObject {
  return asObject(attempt((): unknown => JSON.parse(text!, dropUnsafe)));
}

/** The value if it is an object, else an empty one. */
export function asObject(value: unknown): JsonObject {
  return typeof value === 'object' && value ? (value as JsonObject) : {};
}

function dropUnsafe(key: string, value: unknown): unknown {
  return /^(__proto__|constructor)$/.test(key) ? undefined : value;
}
