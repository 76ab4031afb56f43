import { isDeepStrictEqual } from 'node:util';
import type { StaleWords } from '../../contract/record-view.ts';
import { fieldsOfItem, holdsWords, isWords } from '../../contract/kinds/field-words.ts';
import type { Field, Fields } from '../../contract/kinds/fields.ts';
import { isValues } from '../../contract/kinds/is-values.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Values } from '../../contract/kinds/values.ts';
import { sourceInPlace } from './in-words.ts';
import { readValues } from './read-values.ts';

/** The words of the original that have changed since they were translated, paragraph by paragraph. */
export function staleWords(kind: Kind, original: Values, translation: Values): StaleWords[] {
  const was = sourceInPlace(kind, original, translation);
  return changesWithin(kind.fields, readValues(kind.fields, original), was, '');
}

function changesWithin(fields: Fields, now: Values, was: Values, before: string): StaleWords[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    changesOf(field, now[name], was[name], `${before}${name}`),
  );
}

function changesOf(field: Field, now: unknown, was: unknown, path: string): StaleWords[] {
  // A slug is no translation of the other.
  if (!holdsWords(field) || field.type === 'slug' || isDeepStrictEqual(now, was)) return [];
  if (isWords(field)) return changedParagraphs(path, paragraphsOf(field, was), paragraphsOf(field, now));
  if (field.type === 'group') return changesWithin(field.fields, valuesOf(now), valuesOf(was), `${path}.`);
  if (field.type !== 'list' && field.type !== 'blocks') return [];
  const [items, earlier] = [itemsOf(now), itemsOf(was)];
  return items.flatMap((item, index) =>
    changesWithin(fieldsOfItem(field, item), item, earlier[index] ?? {}, `${path}.${index}.`),
  );
}

/** Paragraphs that are there in both states are not named; the others in pairs. */
export function changedParagraphs(path: string, was: readonly string[], is: readonly string[]): StaleWords[] {
  const left = [...was];
  const fresh = [...is.entries()].filter(([, text]) => {
    const place = left.indexOf(text);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
  const isWhole = was.length <= 1 && is.length <= 1;
  const changed = fresh.map(([index, text], at) => {
    return { path: isWhole ? path : `${path}.${index}`, was: left[at] ?? '', is: text };
  });
  const gone = left.slice(fresh.length).map((text) => ({ path, was: text, is: '' }));
  return [...changed, ...gone];
}

/** The parts of a text that are marked one by one. */
export function paragraphsOf(field: Field, value: unknown): string[] {
  if (typeof value === 'string') return value.split(/\n{2,}/).filter((text) => text !== '');
  if (!Array.isArray(value)) return [];
  const texts = value.map(flatText).filter((text) => text !== '');
  return field.type === 'tags' && texts.length > 0 ? [texts.join(', ')] : texts;
}

/** One text of all that a value holds. */
export function flatText(value: unknown): string {
  if (typeof value === 'string') return value;
  return isValues(value) ? Object.values(value).map(flatText).filter(Boolean).join(' ') : '';
}

function valuesOf(value: unknown): Values {
  return isValues(value) ? value : {};
}

function itemsOf(value: unknown): Values[] {
  return Array.isArray(value) ? value.map(valuesOf) : [];
}
