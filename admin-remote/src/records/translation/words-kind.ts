import { holdsWords, isWords } from 'content-api/contract';
import type { Field, FieldGroup, Fields, Kind } from 'content-api/contract';

const made = new WeakMap<Kind, Map<string, Kind>>();

/** A kind as the form of a translation shows it: the fields with words alone. The same object for the same language. */
export function wordsKind(kind: Kind, language: string): Kind {
  const known = made.get(kind) ?? new Map<string, Kind>();
  made.set(kind, known);
  const fields = wordFields(kind.fields);
  const translated = known.get(language) ?? { ...kind, language, fields, groups: groupsOf(kind, fields) };
  known.set(language, translated);
  return translated;
}

function wordFields(fields: Fields): Fields {
  const entries = Object.entries(fields).filter(([, field]) => holdsWords(field));
  return Object.fromEntries(entries.map(([name, field]) => [name, wordField(field)]));
}

function wordField(field: Field): Field {
  if (isWords(field)) return field;
  switch (field.type) {
    case 'group':
      return { ...field, fields: wordFields(field.fields) };
    case 'list':
      return withoutShared(field);
    case 'blocks': {
      const blocks = Object.entries(field.blocks).map(
        ([type, block]) => [type, { ...block, fields: wordFields(block.fields) }] as const,
      );
      return { ...field, blocks: Object.fromEntries(blocks) };
    }
    default:
      return field;
  }
}

/** What tells the items of a list apart may be shared, and is then not asked for. */
function withoutShared({ distinct, ...list }: Extract<Field, { type: 'list' }>): Field {
  const item = wordField(list.item);
  if (list.isComplete === true && distinct !== undefined)
    return { ...list, item: withName(list.item, item, distinct), distinct };
  const isAsked = distinct !== undefined && item.type === 'group' && distinct in item.fields;
  return { ...list, item, ...(isAsked && { distinct }) };
}

/** Keeps the field that says which item it is: it is not asked for, and names the item. */
function withName(item: Field, words: Field, name: string): Field {
  const field = item.type === 'group' ? item.fields[name] : undefined;
  if (field === undefined || words.type !== 'group') return words;
  return { ...words, fields: { [name]: field, ...words.fields } };
}

function groupsOf({ groups = [] }: Kind, fields: Fields): FieldGroup[] {
  return groups
    .map((group) => ({ ...group, fields: group.fields.filter((name) => name in fields) }))
    .filter((group) => group.fields.length > 0);
}
