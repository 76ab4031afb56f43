import type { Block } from 'content-api/contract';
import { isObject, textAt, valueAt } from '../../lib/value-at.ts';

/** The first picture of a block in its form; empty without one. */
export function pictureOf({ fields }: Block, values: object): string {
  return firstText(fields, values, ['image']);
}

/** The words by which people know a block in its form: its first text, or those of its items, without addresses. */
export function wordsOf({ fields }: Block, values: object): string {
  const own = firstText(fields, values, ['line', 'text', 'prose']);
  if (own !== '') return own;
  const items = Object.keys(fields).flatMap((name) => {
    const value = valueAt(values, name);
    return Array.isArray(value) ? value.filter(isObject) : [];
  });
  const words = items.flatMap((item) => Object.values(item).filter((value) => typeof value === 'string'));
  return words.filter((word) => word !== '' && !/^(\/|https?:)/.test(word)).join(' · ');
}

function firstText(fields: Block['fields'], values: object, types: readonly string[]): string {
  const names = Object.keys(fields).filter((name) => types.includes(fields[name]?.type ?? ''));
  return names.map((name) => textAt(values, name)).find(Boolean) ?? '';
}
