import { isDeepStrictEqual } from 'node:util';
import { fieldsOfItem, holdsWords } from '../../contract/kinds/field-words.ts';
import type { BlocksField, ListField } from '../../contract/kinds/fields.ts';
import type { Values } from '../../contract/kinds/values.ts';

type Likeness = (now: Values, was: Values) => boolean;

/**
 * For each item its place in an earlier state of the list, undefined for a new one. Blocks have no ids: an equal one is
 * the same, else one with the same words, else one with the same pictures, else one of the same sort.
 */
export function matchItems(
  field: ListField | BlocksField,
  now: readonly Values[],
  was: readonly Values[],
): (number | undefined)[] {
  const found = new Map<number, number>();
  const free = new Map(was.entries());
  for (const isSame of likenessesOf(field)) {
    for (const [index, item] of now.entries()) {
      if (found.has(index)) continue;
      const place = [...free].find(([, one]) => isSame(item, one))?.[0];
      if (place === undefined) continue;
      found.set(index, place);
      free.delete(place);
    }
  }
  return now.map((_item, index) => found.get(index));
}

function likenessesOf(field: ListField | BlocksField): Likeness[] {
  const id = field.type === 'list' ? idOf(field) : undefined;
  if (id !== undefined) return [(now, was) => now[id] !== undefined && now[id] === was[id]];
  const isSameSort: Likeness = (now, was) => now.type === was.type;
  const have =
    (words: boolean): Likeness =>
    (now, was) =>
      isSameSort(now, was) &&
      Object.entries(fieldsOfItem(field, now))
        .filter(([, one]) => holdsWords(one) === words)
        .every(([name]) => isDeepStrictEqual(now[name], was[name]));
  return [(now, was) => isDeepStrictEqual(now, was), have(true), have(false), isSameSort];
}

/** The field by which items are told apart in every language. */
function idOf({ item, hasIds, distinct }: ListField): string | undefined {
  if (hasIds === true) return '_id';
  const field = item.type === 'group' && distinct !== undefined ? item.fields[distinct] : undefined;
  return field !== undefined && !holdsWords(field) ? distinct : undefined;
}
