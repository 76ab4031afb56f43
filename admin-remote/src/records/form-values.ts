import { blockOf, emptyValue, emptyValues } from 'content-api/contract';
import type { BlocksField, Field, Fields } from 'content-api/contract';
import { splitList } from '../lib/split-list.ts';
import { isObject, textAt, textsAt, valueAt } from '../lib/value-at.ts';
import { formatField, hasFormat, markdownFormat } from '../writing/record-format.ts';

/** Values of form controls by field name: texts, booleans, and lists of objects. */
export type FormValues = Record<string, unknown>;

/** Key of a list's item that is no group: a form's lists hold objects only. */
export const itemText = 'text';

type ListField = Extract<Field, { type: 'list' }>;

/** A record as its form shows it. */
export function formValuesOf(fields: Fields, record: object): FormValues {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, controlValue(name, field, record)] as const),
  );
}

/**
 * The form of a record that is not there yet: where text may be Markdown, it is.
 *
 * @param today the studio's day, such as `2026-12-31`
 */
export function newFormValues(fields: Fields, username: string, today: string): FormValues {
  const values = formValuesOf(fields, emptyValues(fields));
  for (const [name, field] of Object.entries(fields)) {
    if (field.type === 'line' && field.prefill) values[name] = username;
    if (field.type === 'date' && field.prefill) values[name] = today;
    if (field.type === 'choice' && field.required) values[name] = field.default ?? field.options[0];
  }
  if (hasFormat(fields)) values[formatField] = markdownFormat;
  return values;
}

/** An item that is added to a list. */
export function newItem({ item, hasIds }: ListField): FormValues {
  return itemValues(item, hasIds === true, emptyValue(item));
}

/**
 * Input for the API from the typed values: lists split, numbers left out when they are empty.
 *
 * @param stored the record as it is now: a day that was not changed keeps its time
 * @param keepsEmpty sends an empty text also where answers leave it out, so that it can be taken away
 */
export function inputOf(
  fields: Fields,
  values: FormValues,
  { stored = {}, keepsEmpty = false }: { stored?: object; keepsEmpty?: boolean } = {},
): FormValues {
  const input: FormValues = {};
  for (const [name, field] of Object.entries(fields)) {
    if (isUnasked(field, values)) continue;
    const value = inputValue(field, values[name], valueAt(stored, name));
    // A field that stays when it is left out could not be emptied.
    const isSent = keepsEmpty || field.kept === true;
    const isLeftOut = field.omitEmpty === true && !isSent && String(value).trim() === '';
    if (value !== undefined && !isLeftOut) input[name] = value;
  }
  return input;
}

/** Whether the form does not ask for a field, because of a flag that says no. */
export function isUnasked({ onlyWhile }: Field, values: FormValues): boolean {
  return onlyWhile !== undefined && values[onlyWhile] === false;
}

/** Words for the fields, by their names. */
export function labelsOf(fields: Fields): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label]));
}

/** The control for a path of the input: items of tags have none of their own. */
export function controlOf(fields: Fields, path: string): string {
  const [name = path, ...rest] = path.split('.');
  const field = fields[name];
  return field ? [name, ...controlWithin(field, rest)].join('.') : path;
}

function controlWithin(field: Field, path: readonly string[]): string[] {
  const [first, ...rest] = path;
  if (first === undefined || field.type === 'tags') return [];
  if (field.type === 'group') return controlOf(field.fields, path.join('.')).split('.');
  if (field.type === 'blocks') return [first, ...controlOf(fieldsOfBlocks(field), rest.join('.')).split('.')];
  if (field.type !== 'list') return [...path];
  return [first, ...(field.item.type === 'group' ? controlWithin(field.item, rest) : [itemText])];
}

/** Fields of all block types; fields with equal names have equal types. */
function fieldsOfBlocks({ blocks }: BlocksField): Fields {
  return Object.fromEntries(Object.values(blocks).flatMap(({ fields }) => Object.entries(fields)));
}

function controlValue(name: string, field: Field, record: object): unknown {
  const value = valueAt(record, name);
  switch (field.type) {
    case 'flag':
      return typeof value === 'boolean' ? value : (field.default ?? false);
    case 'number':
    case 'year':
      return typeof value === 'number' ? String(value) : '';
    case 'date':
      return textAt(record, name).slice(0, 10);
    case 'choice':
      return textAt(record, name) || (field.default ?? '');
    case 'tags':
      return textsAt(record, name).join(field.rows === undefined ? ', ' : '\n');
    case 'list':
      return Array.isArray(value)
        ? value.map((item: unknown) => itemValues(field.item, field.hasIds === true, item))
        : [];
    case 'group':
      return formValuesOf(field.fields, isObject(value) ? value : {});
    case 'blocks':
      return Array.isArray(value) ? value.filter(isObject).flatMap((one) => blockValues(field, one)) : [];
    default:
      return textAt(record, name);
  }
}

function blockValues(field: BlocksField, value: FormValues): FormValues[] {
  const block = blockOf(field, value);
  return block ? [{ type: value.type, ...formValuesOf(block.fields, value) }] : [];
}

function itemValues(field: Field, hasIds: boolean, item: unknown): FormValues {
  if (field.type !== 'group') return formValuesOf({ [itemText]: field }, { [itemText]: item });
  const record = isObject(item) ? item : {};
  return { ...(hasIds && { _id: textAt(record, '_id') }), ...formValuesOf(field.fields, record) };
}

function inputValue(field: Field, value: unknown, stored: unknown): unknown {
  switch (field.type) {
    case 'number':
    case 'year':
      return typeof value === 'string' && value.trim() !== '' ? Number(value) : undefined;
    case 'date':
      return typeof stored === 'string' && stored.slice(0, 10) === value ? stored : value;
    case 'tags':
      return splitList(typeof value === 'string' ? value : '', field.rows === undefined ? ',' : '\n');
    case 'list':
      return Array.isArray(value) ? value.filter(isObject).map((item) => inputItem(field.item, item)) : [];
    case 'group':
      return inputOf(field.fields, isObject(value) ? value : {});
    case 'blocks':
      return Array.isArray(value) ? value.filter(isObject).map((one) => inputBlock(field, one)) : [];
    default:
      return value;
  }
}

function inputBlock(field: BlocksField, value: FormValues): FormValues {
  return { type: value.type, ...inputOf(blockOf(field, value)?.fields ?? {}, value) };
}

function inputItem(field: Field, item: FormValues): unknown {
  if (field.type !== 'group') return inputValue(field, item[itemText], undefined);
  const id = textAt(item, '_id');
  return { ...(id !== '' && { _id: id }), ...inputOf(field.fields, item) };
}
