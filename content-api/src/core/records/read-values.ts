import { blockOf } from '../../contract/kinds/fields.ts';
import type { BlocksField, Field, Fields, ListField } from '../../contract/kinds/fields.ts';
import { isValues } from '../../contract/kinds/is-values.ts';
import { emptyValue } from '../../contract/kinds/values.ts';
import type { Values } from '../../contract/kinds/values.ts';
import { completedList } from './completed-list.ts';

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

/** The value of one field, whatever its name was when it was saved. */
export function storedValue(name: string, { was }: Field, data: Values): unknown {
  return data[name] ?? (was === undefined ? undefined : data[was]);
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Gives an answer the value of one field, unless answers leave it out. */
export function assign(target: Answer, name: string, field: Field, data: Values): void {
  const value = readValue(field, storedValue(name, field, data));
  if (value === undefined || isLeftOut(field, value)) return;
  target[name] = value;
}

function readValue(field: Field, stored: unknown): unknown {
  if (field.type === 'group') return readValues(field.fields, isValues(stored) ? stored : {});
  if (field.type === 'list') return readList(field, stored ?? emptyValue(field));
  if (field.type === 'blocks')
    return Array.isArray(stored) ? stored.flatMap((one) => readBlock(field, one)) : [];
  return stored ?? emptyValue(field);
}

function readList(field: ListField, stored: unknown): unknown[] {
  const items = Array.isArray(stored) ? stored.map((item) => readItem(field, item)) : [];
  return field.isComplete === true ? completedList(field, items) : items;
}

/** Blocks of a sort that the definition no longer has are not answered. */
function readBlock(field: BlocksField, stored: unknown): Answer[] {
  if (!isValues(stored)) return [];
  const sort = blockOf(field, stored);
  return sort === undefined ? [] : [{ type: stored.type, ...readValues(sort.fields, stored) }];
}

function readItem({ item, hasIds }: ListField, stored: unknown): unknown {
  const value = readValue(item, stored);
  if (hasIds !== true || !isValues(stored) || !isValues(value)) return value;
  return { _id: stored._id, ...value };
}

/** Whether answers leave the value out. */
export function isLeftOut(field: Field, value: unknown): boolean {
  if (field.omitEmpty !== true) return false;
  if (field.type === 'choice' && value === field.default) return true;
  return field.type === 'flag' ? value === (field.default ?? false) : isEmpty(value);
}

function isEmpty(value: unknown): boolean {
  if (isValues(value)) return Object.values(value).every(isEmpty);
  return value === '' || value === undefined || (Array.isArray(value) && value.length === 0);
}
