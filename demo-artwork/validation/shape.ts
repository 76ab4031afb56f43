export type Fields = Record<string, unknown>;

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The records of a list; anything else counts as empty. */
export function list(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** Every string below a value, with the path that leads to it. */
export function strings(value: unknown, at = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[at, value]];
  if (Array.isArray(value)) return value.flatMap((entry, i) => strings(entry, `${at}[${i}]`));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, entry]) => strings(entry, at ? `${at}.${key}` : key));
}
