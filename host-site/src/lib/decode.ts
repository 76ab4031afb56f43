import { apiError } from './api/api-error.ts';

/** Small readers for what comes from outside. They keep what a page shows, drop the rest and never trust a shape. */
type Fields = Record<string, unknown>;

/** The value as a record. @throws ApiError `bad-answer` when it is none */
export function record(value: unknown): Fields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
  throw apiError('bad-answer', 'The answer has an unknown shape.');
}

/** The value as a list, each item read by `item`; items that cannot be read are left out. @throws ApiError `bad-answer` */
export function list<T>(value: unknown, item: (value: unknown) => T): T[] {
  if (!Array.isArray(value)) throw apiError('bad-answer', 'The answer has an unknown shape.');
  return value.flatMap((one: unknown) => {
    try {
      return [item(one)];
    } catch {
      return [];
    }
  });
}

/** A text, or `fallback` for anything else; numbers become text. */
export function text(value: unknown, fallback = ''): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : fallback;
}

/** A text that a record cannot do without. @throws ApiError `bad-answer` */
export function requiredText(value: unknown): string {
  const found = text(value);
  if (found === '') throw apiError('bad-answer', 'The answer lacks a field.');
  return found;
}

/** The texts of a list; anything else is an empty list. */
export function texts(value: unknown): string[] {
  return Array.isArray(value)
    ? value.filter((one): one is string => typeof one === 'string' && one !== '')
    : [];
}

/** A list that may be absent. */
export function optionalList<T>(value: unknown, item: (value: unknown) => T): T[] {
  return Array.isArray(value) ? list(value, item) : [];
}

/** A whole number, or nothing. */
export function integer(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) ? number : undefined;
}

/** A record that may be absent. */
export function optionalRecord(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}
