import { holdsWords } from '../../contract/kinds/field-words.ts';
import type { Field, Fields } from '../../contract/kinds/fields.ts';

const made = new WeakMap<Fields, Fields>();

/**
 * Fields whose words have no defaults: those are in the first language. What a translation leaves out is empty, and a
 * list of which every entry is always there gets no entries either.
 */
export function withoutDefaults(fields: Fields): Fields {
  const known = made.get(fields);
  if (known !== undefined) return known;
  const entries = Object.entries(fields).map(([name, field]) => [name, withoutDefault(field)] as const);
  const stripped: Fields = Object.fromEntries(entries);
  made.set(fields, stripped);
  return stripped;
}

function withoutDefault(field: Field): Field {
  if (!holdsWords(field)) return field;
  switch (field.type) {
    case 'line':
    case 'text':
    case 'prose':
    case 'tags':
      return { ...field, default: undefined };
    case 'group':
      return { ...field, fields: withoutDefaults(field.fields) };
    case 'list':
      return { ...field, default: undefined, isComplete: undefined, item: withoutDefault(field.item) };
    case 'blocks':
      return { ...field, blocks: blocksWithout(field.blocks) };
    default:
      return field;
  }
}

function blocksWithout(blocks: Extract<Field, { type: 'blocks' }>['blocks']) {
  const entries = Object.entries(blocks).map(
    ([type, block]) => [type, { ...block, fields: withoutDefaults(block.fields) }] as const,
  );
  return Object.fromEntries(entries);
}
