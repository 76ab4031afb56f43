export type JsonObject = Record<string, unknown>;

/** Parses untrusted JSON; anything that is not JSON is undefined, and keys that could reach a prototype are dropped. */
export function parseJson(text: string | undefined): unknown {
  try {
    return text && JSON.parse(text, (key, value: unknown) => (isUnsafe(key) ? undefined : value));
  } catch {
    return undefined;
  }
}

function isUnsafe(key: string): boolean {
  return key === '__proto__' || key === 'constructor';
}

/** The fields of a value; none if it is no object. */
export function asObject(value: unknown): JsonObject {
  return typeof value === 'object' && value && !Array.isArray(value) ? (value as JsonObject) : {};
}

/** The fields of untrusted JSON. */
export function parseObject(text: string | undefined): JsonObject {
  return asObject(parseJson(text));
}
