import { guarded } from './guarded.ts';

export type JsonObject = Record<string, unknown>;

/** The fields of untrusted JSON, without keys that could reach a prototype; none if it is no object. */
export function parseObject(text: string | null | undefined): JsonObject {
  return asObject(guarded((): unknown => JSON.parse(text!, dropUnsafe)));
}

/** The fields of a value; none if it is no object. */
export function asObject(value: unknown): JsonObject {
  return typeof value === 'object' && value ? (value as JsonObject) : {};
}

function dropUnsafe(key: string, value: unknown): unknown {
  return /^(__proto__|constructor)$/.test(key) ? undefined : value;
}
