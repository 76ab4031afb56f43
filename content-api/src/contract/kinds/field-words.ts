import { blockOf } from './fields.ts';
import type { BlocksField, Field, Fields, ListField } from './fields.ts';
import type { Kind } from './kind.ts';
import { isValues } from './is-values.ts';

/**
 * Whether the value of a field belongs to one language as a whole: texts without a form, tags, slugs, lists of such
 * values, and whatever says `words: true`.
 */
export function isWords(field: Field): boolean {
  if (field.words !== undefined) return field.words;
  switch (field.type) {
    case 'line':
      return field.form === undefined;
    case 'text':
    case 'prose':
    case 'tags':
    case 'slug':
      return true;
    case 'list':
      return isWords(field.item);
    default:
      return false;
  }
}

/** Whether a field is words, or has some within it. The others are shared by all languages. */
export function holdsWords(field: Field): boolean {
  if (field.words !== undefined) return field.words;
  if (isWords(field)) return true;
  switch (field.type) {
    case 'group':
      return Object.values(field.fields).some(holdsWords);
    case 'list':
      return holdsWords(field.item);
    case 'blocks':
      return Object.values(field.blocks).some(({ fields }) => Object.values(fields).some(holdsWords));
    default:
      return false;
  }
}

/** Whether records of the kind can be translated. */
export function hasWords({ fields, isPrivate = false }: Pick<Kind, 'fields' | 'isPrivate'>): boolean {
  if (isPrivate) return false;
  return Object.values(fields).some((field) => field.type !== 'slug' && holdsWords(field));
}

/** The fields of an item of a list or of blocks; none for one that is no group, or of an unknown sort. */
export function fieldsOfItem(field: ListField | BlocksField, item: unknown): Fields {
  if (field.type === 'list') return field.item.type === 'group' ? field.item.fields : {};
  return (isValues(item) ? blockOf(field, item)?.fields : undefined) ?? {};
}
