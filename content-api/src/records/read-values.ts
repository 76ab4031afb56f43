import { aliasesOf } from '../contract/kinds/aliases.ts';
import type { Field, Fields } from '../contract/kinds/fields.ts';
import { cardNamesOf } from '../contract/kinds/kind.ts';
import type { Kind } from '../contract/kinds/kind.ts';
import { emptyValue } from '../contract/kinds/values.ts';
import type { Values } from '../contract/kinds/values.ts';
import { limits } from '../contract/limits.ts';
import { withoutMarks } from './markdown-values.ts';

/** A public record as it is stored. */
export interface LiveRecord {
  id: string;
  createdAt: string;
  /** Since when it shows what it shows. */
  updatedAt: string;
  /** When anything of it was last written, drafts as well. */
  changedAt: string;
  data: Values;
}

type Answer = Record<string, unknown>;

/**
 * Values of the fields, in the order of the definition: PostgreSQL does not keep the order of keys, and a
 * field may be newer than the data.
 */
export function readValues(fields: Fields, data: Values): Answer {
  const values: Answer = {};
  for (const name in fields) {
    const field = fields[name];
    if (field !== undefined) assign(values, name, field, data);
  }
  return values;
}

/** A record as the calls of its kind answer it. */
export function toAnswer(kind: Kind, { id, createdAt, updatedAt, data }: LiveRecord): Answer {
  const values = readValues(kind.fields, data);
  if (kind.single === true) return { ...values, updatedAt };
  const answer: Answer = { _id: id, ...values, createdAt, updatedAt };
  for (const [alias, name] of aliasesOf(kind)) if (name in answer) answer[alias] = answer[name];
  return answer;
}

/** A record in a list of cards. */
export function toCard(kind: Kind, { id, createdAt, updatedAt, data }: LiveRecord): Answer {
  const card: Answer = { _id: id };
  for (const name of cardNamesOf(kind)) {
    const field = kind.fields[name];
    if (field !== undefined) assign(card, name, field, data);
    else if (name === 'createdAt') card.createdAt = createdAt;
    else if (name === 'updatedAt') card.updatedAt = updatedAt;
    else card.excerpt = excerptOf(kind, data);
  }
  return card;
}

/** A record in the index for a search in the browser: with words in place of Markdown. */
export function toIndexEntry(kind: Kind, { id, data }: LiveRecord): Answer {
  const { format: _, ...fields } = kind.fields;
  return { _id: id, ...readValues(fields, withoutMarks(kind, data)) };
}

/** The beginning of the text that stands for a record in lists, without marks. */
export function excerptOf(kind: Kind, data: Values): string {
  return beginningOf(textOf(withoutMarks(kind, data)[kind.excerptOf ?? '']));
}

/** The value of one field, whatever its name was when it was saved. */
export function storedValue(name: string, { was }: Field, data: Values): unknown {
  return data[name] ?? (was === undefined ? undefined : data[was]);
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function assign(target: Answer, name: string, field: Field, data: Values): void {
  const value = readValue(field, storedValue(name, field, data));
  if (value === undefined || isLeftOut(field, value)) return;
  target[name] = value;
}

function readValue(field: Field, stored: unknown): unknown {
  if (field.type === 'group') return readValues(field.fields, isValues(stored) ? stored : {});
  if (field.type === 'list') return Array.isArray(stored) ? stored.map((item) => readItem(field, item)) : [];
  return stored ?? emptyValue(field);
}

function readItem({ item, hasIds }: Extract<Field, { type: 'list' }>, stored: unknown): unknown {
  const value = readValue(item, stored);
  if (hasIds !== true || !isValues(stored) || !isValues(value)) return value;
  return { _id: stored._id, ...value };
}

export function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether answers leave the value out. */
export function isLeftOut(field: Field, value: unknown): boolean {
  if (field.omitEmpty !== true) return false;
  const isDefault = field.type === 'choice' && value === field.default;
  return value === '' || isDefault || (Array.isArray(value) && value.length === 0);
}

function beginningOf(text: string): string {
  // Twice as many units hold that many code points in any case.
  return [...text.slice(0, limits.excerptCodePoints * 2)].slice(0, limits.excerptCodePoints).join('');
}
