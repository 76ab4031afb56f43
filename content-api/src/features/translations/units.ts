import { fieldsOfItem, holdsWords, isWords } from '../../contract/kinds/field-words.ts';
import { subjectOf } from '../../contract/kinds/fields.ts';
import type { Field, Fields } from '../../contract/kinds/fields.ts';
import { isValues } from '../../contract/kinds/is-values.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Values } from '../../contract/kinds/values.ts';

/** A text for translators: a field of a record, or of an item of it. */
export interface Unit {
  /** The path of the field: 'blocks.0.caption'. */
  id: string;
  /** What people call the field. */
  name: string;
  source: string;
  /** Empty where there is none yet. */
  target: string;
}

/** The texts of a record. Slugs are no texts: they are made of titles. */
export function unitsOf({ fields }: Kind, source: Values, words: Values): Unit[] {
  return unitsWithin(fields, source, words, '');
}

function unitsWithin(fields: Fields, source: Values, words: Values, before: string): Unit[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    unitsOfField(field, source[name], words[name], `${before}${name}`),
  );
}

function unitsOfField(field: Field, source: unknown, words: unknown, id: string): Unit[] {
  if (!holdsWords(field) || field.type === 'slug') return [];
  if (isWords(field)) {
    const text = textOf(source);
    return text === '' ? [] : [{ id, name: subjectOf(field), source: text, target: textOf(words) }];
  }
  if (field.type === 'group') return unitsWithin(field.fields, valuesOf(source), valuesOf(words), `${id}.`);
  if (field.type !== 'list' && field.type !== 'blocks') return [];
  const [items, translated] = [itemsOf(source), itemsOf(words)];
  return items.flatMap((item, index) =>
    unitsWithin(fieldsOfItem(field, item), item, translated[index] ?? {}, `${id}.${index}.`),
  );
}

/** Words with other texts at the paths of units. */
export function withTexts(words: Values, { fields }: Kind, texts: ReadonlyMap<string, string>): Values {
  return changedWithin(fields, words, '', texts);
}

function changedWithin(
  fields: Fields,
  words: Values,
  before: string,
  texts: ReadonlyMap<string, string>,
): Values {
  const entries = Object.entries(fields).map(
    ([name, field]) => [name, changedValue(field, words[name], `${before}${name}`, texts)] as const,
  );
  return { ...words, ...Object.fromEntries(entries.filter(([, value]) => value !== undefined)) };
}

function changedValue(field: Field, value: unknown, id: string, texts: ReadonlyMap<string, string>): unknown {
  const text = texts.get(id);
  if (text !== undefined) return field.type === 'tags' || field.type === 'list' ? linesOf(text) : text;
  if (field.type === 'group')
    return isValues(value) ? changedWithin(field.fields, value, `${id}.`, texts) : value;
  if ((field.type !== 'list' && field.type !== 'blocks') || !Array.isArray(value)) return value;
  return value.map((item: unknown, index) =>
    isValues(item) ? changedWithin(fieldsOfItem(field, item), item, `${id}.${index}.`, texts) : item,
  );
}

/** Tags and other lists of texts are one text with a line for each. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string').join('\n') : '';
}

function linesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim() || []);
}

function valuesOf(value: unknown): Values {
  return isValues(value) ? value : {};
}

function itemsOf(value: unknown): Values[] {
  return Array.isArray(value) ? value.map(valuesOf) : [];
}
