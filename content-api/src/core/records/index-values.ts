import { createHash } from 'node:crypto';
import { blockOf } from '../../contract/kinds/fields.ts';
import type { Field, Fields } from '../../contract/kinds/fields.ts';
import { columnNamesOf, slugFieldOf, tagFieldsOf } from '../../contract/kinds/kind.ts';
import { storedName } from '../../contract/kinds/kind-in.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import { holdsMarkdown } from '../../contract/kinds/markdown-fields.ts';
import type { Values } from '../../contract/kinds/values.ts';
import { pathKeyOf } from '../../contract/path-key.ts';
import { isValues } from '../../contract/kinds/is-values.ts';
import { withoutMarks } from './markdown-values.ts';
import { storedValue, textOf } from './read-values.ts';
import { searchTextOfWords } from './search-words.ts';
import { titleKeyOf } from './title-key.ts';
import { derivedValues } from './derived-values.ts';

/** Makes numbers of both signs equally long. */
const sortOffset = 5e15;
const noNumber = '9'.repeat(16);

/** Values that are copied from a record's data into columns, so that the database can find and order records. */
export interface IndexValues {
  title: string;
  title_key: string;
  slug: string | null;
  sort_key: string;
  unique_key: string | null;
}

/** A value of a revision in `search_values`. */
export interface ListValue {
  field: string;
  value: string;
}

export function indexValuesOf(kind: Kind, data: Values): IndexValues {
  const { titleField, sortBy, single, words } = kind;
  const title = textAt(kind, titleField, data) || (single === true ? words.one : '');
  return {
    title,
    title_key: titleKeyOf(title),
    slug: textAt(kind, slugFieldOf(kind), data) || null,
    sort_key: sortBy === undefined ? '' : sortKey(kind, sortBy, data),
    unique_key: uniqueKeyOf(kind, data),
  };
}

/** What is unique among the public records of the kind, as it is compared: texts in one spelling, addresses as redirects are. */
export function uniqueKeyOf(kind: Kind, data: Values): string | null {
  if (kind.unique === undefined) return null;
  const keys = kind.unique.fields.map((name) => {
    const field = kind.fields[name];
    const isPath = field?.type === 'line' && field.form === 'path';
    return (isPath ? pathKeyOf : plain)(textAt(kind, name, data));
  });
  return [storedName(kind), ...keys].join('/');
}

function textAt({ fields }: Kind, name: string | undefined, data: Values): string {
  const field = name === undefined ? undefined : fields[name];
  return name === undefined || field === undefined ? '' : textOf(storedValue(name, field, data));
}

/** Texts order as they are. Whole numbers are written so that their texts order as they do; without one comes last. */
function sortKey({ fields }: Kind, name: string, data: Values): string {
  const field = fields[name];
  const value = field && storedValue(name, field, data);
  if (field?.type !== 'number' && field?.type !== 'year') return textOf(value);
  return typeof value === 'number' ? String(sortOffset + value) : noNumber;
}

/**
 * The words that a search finds a record by: those of the fields that the kind names for it, else of all its texts. Values
 * that are not for everyone are left out.
 *
 * @param first the first language of the site, which the words of all but translations are in
 */
export function searchTextOf(kind: Kind, data: Values, first: string): string {
  const names = kind.search?.fields ?? Object.keys(kind.fields).filter((name) => name !== 'format');
  const shown = { ...withoutMarks(kind, data), ...derivedValues(kind, data) };
  const texts = names.flatMap((name) => {
    const field = kind.fields[name];
    return field === undefined ? [] : textsOf(field, storedValue(name, field, shown));
  });
  return searchTextOfWords(texts, kind.language ?? first);
}

/** The tags that lists of the kind are filtered by. */
export function tagsOf(kind: Kind, data: Values): string[] {
  return [...new Set(tagFieldsOf(kind).flatMap((name) => textsAt(kind, name, data)))];
}

function textsAt({ fields }: Kind, name: string, data: Values): string[] {
  const field = fields[name];
  const value = field && storedValue(name, field, data);
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
}

/** What lists of the console are ordered and filtered by: title, columns, and the tags of the filter. */
export function listValuesOf(kind: Kind, data: Values): ListValue[] {
  const columns = [kind.titleField, ...columnNamesOf(kind)].map((name) => [
    name,
    columnKey(kind, name, data),
  ]);
  const tags = kind.filter === undefined ? [] : textsAt(kind, kind.filter.field, data);
  return [
    ...columns.map(([field = '', value = '']) => ({ field, value })),
    ...[...new Set(tags)].map((value) => ({ field: kind.filter?.field ?? '', value })),
  ].filter(({ value }) => value !== '');
}

/** Texts order as titles do, numbers by their size. */
function columnKey({ fields }: Kind, name: string, data: Values): string {
  const field = fields[name];
  const value = field && storedValue(name, field, data);
  return typeof value === 'number' ? String(sortOffset + value) : titleKeyOf(textOf(value));
}

/** Changes with the way in which the columns are filled. */
const formVersion = 7;

/** Another text when the columns would be filled differently. */
export function indexHash(kinds: readonly Kind[], first: string): string {
  const facts = kinds.map((kind) => {
    const { name, fields, titleField, sortBy, unique, search, filter, facets } = kind;
    const types = Object.entries(fields).map(([key, { type, was }]) => [key, type, was]);
    const markdown = Object.keys(fields).filter((key) => holdsMarkdown(fields[key]));
    const columns = columnNamesOf(kind);
    return [
      name,
      types,
      titleField,
      sortBy,
      unique?.fields,
      search,
      filter?.field,
      facets,
      markdown,
      columns,
    ];
  });
  return createHash('sha256')
    .update(JSON.stringify([formVersion, first, facts]))
    .digest('hex');
}

function textsOf(field: Field, value: unknown): string[] {
  switch (field.type) {
    case 'line':
    case 'text':
    case 'prose':
    case 'choice':
    case 'slug':
      return [textOf(value)];
    case 'tags':
      return Array.isArray(value) ? value.map(textOf) : [];
    case 'list':
      return Array.isArray(value) ? value.flatMap((item) => textsOf(field.item, item)) : [];
    case 'group':
      return isValues(value) ? textsWithin(field.fields, value) : [];
    case 'blocks':
      return Array.isArray(value)
        ? value.filter(isValues).flatMap((one) => textsWithin(blockOf(field, one)?.fields ?? {}, one))
        : [];
    default:
      return [];
  }
}

function textsWithin(fields: Fields, values: Values): string[] {
  return Object.entries(fields).flatMap(([name, field]) => textsOf(field, values[name]));
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
