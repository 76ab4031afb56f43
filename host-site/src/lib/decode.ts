import { apiError } from './api.ts';

/** Small readers for what comes from outside. They keep what a page shows, drop the rest and never trust a shape. */
type Values = Record<string, unknown>;

/** The value as a record. @throws ApiError `bad-answer` when it is none */
export function record(value: unknown): Values {
  return isRecord(value) ? value : unreadable();
}

/** The value as a list, each item read by `item`; items that cannot be read are left out. @throws ApiError `bad-answer` */
export function list<T>(value: unknown, item: (value: unknown) => T): T[] {
  if (!Array.isArray(value)) return unreadable();
  return value.flatMap((one: unknown) => {
    try {
      return [item(one)];
    } catch {
      return [];
    }
  });
}

/** A text, or an empty one for anything else; numbers become text. */
export function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : '';
}

/** A text that a record cannot do without. @throws ApiError `bad-answer` */
export function requiredText(value: unknown): string {
  return text(value) || unreadable();
}

/** The texts of a list; anything else is an empty list. */
export function texts(value: unknown): string[] {
  return optionalList(value, requiredText);
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
export function optionalRecord(value: unknown): Values {
  return isRecord(value) ? value : {};
}

function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function unreadable(): never {
  throw apiError('bad-answer', 'The answer has an unknown shape.');
}
