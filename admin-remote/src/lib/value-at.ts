/** The value of a record whose kind, and so the names of its fields, are not known here. */
export function valueAt(record: object, name: string): unknown {
  return Reflect.get(record, name);
}

/** The same as text; empty for what is none. */
export function textAt(record: object, name: string): string {
  const value = valueAt(record, name);
  return typeof value === 'string' ? value : '';
}

/** The same as a list of texts. */
export function textsAt(record: object, name: string): string[] {
  const value = valueAt(record, name);
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** Whether something that came from outside is an object with keys. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
