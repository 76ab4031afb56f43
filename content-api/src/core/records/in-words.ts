import { isDeepStrictEqual } from 'node:util';
import { fieldsOfItem, holdsWords, isWords } from '../../contract/kinds/field-words.ts';
import type { BlocksField, Field, Fields, ListField } from '../../contract/kinds/fields.ts';
import { isValues } from '../../contract/kinds/is-values.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Values } from '../../contract/kinds/values.ts';
import { matchItems } from './match-items.ts';
import { readValues } from './read-values.ts';
import { sourceName } from './source-name.ts';
import { withoutDefaults } from './without-defaults.ts';

interface Options {
  /** Items of lists that are not translated yet stay, without words. @default false: they are left out */
  keepsAll?: boolean;
  /** Words that are not translated are those of the original, for readers alone. @default false: they are empty */
  fallsBack?: boolean;
}

/** What belongs together of an original, its translation, and the state that the translation was made from. */
interface Parts<T> {
  now: T;
  words: T;
  was: T;
}

/**
 * A record in another language: the words of its translation within the original as it is now. Items of lists and blocks
 * are those of the original; their words follow them when they are moved.
 */
export function inWords(
  { fields }: Kind,
  original: Values,
  translation: Values,
  options: Options = {},
): Values {
  const parts = {
    now: readValues(fields, original),
    words: readValues(withoutDefaults(fields), translation),
    was: sourceOf(fields, translation),
  };
  return arranged(fields, parts, options);
}

/** The original's words that a translation was made from, each where its counterpart is in the original now. */
export function sourceInPlace({ fields }: Kind, original: Values, translation: Values): Values {
  const was = sourceOf(fields, translation);
  return arranged(fields, { now: readValues(fields, original), words: was, was }, { keepsAll: true });
}

function sourceOf(fields: Fields, translation: Values): Values {
  const source = translation[sourceName];
  return isValues(source) ? readValues(fields, source) : {};
}

function arranged(fields: Fields, { now, words, was }: Parts<Values>, options: Options): Values {
  const entries = Object.entries(fields).map(([name, field]) => {
    const parts = { now: now[name], words: words[name], was: was[name] };
    return [name, arrangedValue(field, parts, options)] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function arrangedValue(field: Field, parts: Parts<unknown>, options: Options): unknown {
  if (!holdsWords(field)) return parts.now;
  if (isWords(field)) return options.fallsBack === true && isEmpty(parts.words) ? parts.now : parts.words;
  if (field.type === 'group') {
    const [now, words, was] = [parts.now, parts.words, parts.was].map(valuesOf);
    return arranged(field.fields, { now: now ?? {}, words: words ?? {}, was: was ?? {} }, options);
  }
  if (field.type === 'list' || field.type === 'blocks') return arrangedItems(field, parts, options);
  return parts.now;
}

function arrangedItems(field: ListField | BlocksField, parts: Parts<unknown>, options: Options) {
  const { keepsAll = false, fallsBack = false } = options;
  if (!Array.isArray(parts.now)) return parts.now;
  const [now, words, was] = [itemsOf(parts.now), itemsOf(parts.words), itemsOf(parts.was)];
  // Words that say nothing of where they came from are taken in their order.
  const places = matchItems(field, now, was.length === words.length ? was : now.slice(0, words.length));
  return now.flatMap((item, index) => {
    const fields = fieldsOfItem(field, item);
    const place = places[index];
    if (place === undefined && !keepsAll && !fallsBack && hasText(fields, item)) return [];
    const [own, before] = place === undefined ? [{}, {}] : [words[place] ?? {}, was[place] ?? {}];
    const others = Object.entries(item).filter(([name]) => !(name in fields));
    const values = arranged(fields, { now: item, words: own, was: before }, options);
    return [{ ...Object.fromEntries(others), ...values }];
  });
}

/** Whether there is something to translate. */
function hasText(fields: Fields, item: Values): boolean {
  return Object.entries(fields).some(([name, field]) => {
    const value = item[name];
    if (isWords(field)) return !isEmpty(value);
    return field.type === 'group' && isValues(value) && hasText(field.fields, value);
  });
}

function isEmpty(value: unknown): boolean {
  return isDeepStrictEqual(value ?? '', '') || isDeepStrictEqual(value, []);
}

function valuesOf(value: unknown): Values {
  return isValues(value) ? value : {};
}

function itemsOf(value: unknown): Values[] {
  return Array.isArray(value) ? value.map(valuesOf) : [];
}
