import { apiError } from './api.ts';

/** Readers for data from outside. They check every shape. */
type Values = Record<string, unknown>;

/** The value as a record. @throws ApiError `bad-answer` when it is none */
export function readRecord(value: unknown): Values {
  return isRecord(value) ? value : unreadable();
}

/** The value as a list, each item read by `item`; items that cannot be read are left out. @throws ApiError `bad-answer` */
export function readList<T>(value: unknown, item: (value: unknown) => T): T[] {
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
export function readText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : '';
}

/** A text that is required. @throws ApiError `bad-answer` */
export function readRequiredText(value: unknown): string {
  return readText(value) || unreadable();
}

/** The texts of a list; anything else is an empty list. */
export function readTexts(value: unknown): string[] {
  return readOptionalList(value, readRequiredText);
}

/** A list that may be absent. */
export function readOptionalList<T>(value: unknown, item: (value: unknown) => T): T[] {
  return Array.isArray(value) ? readList(value, item) : [];
}

/** A whole number, or nothing. */
export function readInteger(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) ? number : undefined;
}

/** A record that may be absent. */
export function readOptionalRecord(value: unknown): Values {
  return isRecord(value) ? value : {};
}

function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function unreadable(): never {
  throw apiError('bad-answer', 'The answer has an unknown shape.');
}
