import { blockOf, isWords } from 'content-api/contract';
import type { BlocksField, Field, Fields, ListField } from 'content-api/contract';
import { isSame } from '../../lib/merge-values.ts';
import { isObject } from '../../lib/value-at.ts';

type Values = Record<string, unknown>;

/** States of the original and of its translation, in the same places. */
interface Arrangement {
  /** The words of the original when the form began. */
  was: Values;
  /** The same now. */
  now: Values;
  /** The stored words of the translation, where the items of the original are now. */
  stored: Values;
}

/**
 * Words that were typed while the original got other entries in its lists: each follows its entry. The words of new
 * entries are those that are stored.
 */
export function rearranged(fields: Fields, typed: Values, { was, now, stored }: Arrangement): Values {
  const entries = Object.entries(typed).map(([name, value]) => {
    const field = fields[name];
    if (!field) return [name, value] as const;
    const parts = { was: was[name], now: now[name], stored: stored[name] };
    return [name, rearrangedValue(field, value, parts)] as const;
  });
  return Object.fromEntries(entries);
}

function rearrangedValue(field: Field, typed: unknown, parts: Record<keyof Arrangement, unknown>): unknown {
  if (isWords(field)) return typed;
  if (field.type === 'group') {
    const { was, now, stored } = parts;
    return rearranged(field.fields, valuesOf(typed), {
      was: valuesOf(was),
      now: valuesOf(now),
      stored: valuesOf(stored),
    });
  }
  if (field.type !== 'list' && field.type !== 'blocks') return typed;
  const [texts, was, now, stored] = [typed, parts.was, parts.now, parts.stored].map(itemsOf);
  const places = placesOf(was ?? [], now ?? []);
  return (now ?? []).map((item, index) => {
    const place = places[index];
    const own = place === undefined ? undefined : texts?.[place];
    const kept = stored?.[index] ?? {};
    if (place === undefined || own === undefined) return kept;
    return rearranged(fieldsOfItem(field, item), own, { was: was?.[place] ?? {}, now: item, stored: kept });
  });
}

/** Where each entry was before: equal ones first, then the others of the same sort in their order. */
function placesOf(was: readonly Values[], now: readonly Values[]): (number | undefined)[] {
  const free = new Set(was.keys());
  const places = now.map((item) => take((index) => isSame(was[index], item)));
  return places.map((place, at) => place ?? take((index) => was[index]?.type === now[at]?.type));

  function take(fits: (index: number) => boolean): number | undefined {
    const place = [...free].find(fits);
    if (place !== undefined) free.delete(place);
    return place;
  }
}

function fieldsOfItem(field: ListField | BlocksField, item: Values): Fields {
  if (field.type === 'blocks') return blockOf(field, item)?.fields ?? {};
  return field.item.type === 'group' ? field.item.fields : {};
}

function valuesOf(value: unknown): Values {
  return isObject(value) ? value : {};
}

function itemsOf(value: unknown): Values[] {
  return Array.isArray(value) ? value.map(valuesOf) : [];
}
