import { blockOf } from 'content-api/contract';
import type { Field, Fields, Kind } from 'content-api/contract';
import { integer, optionalList, optionalRecord, record, requiredText, text, texts } from './decode.ts';
import type { Added, NameOf, ReadOf } from './read-values.ts';

/**
 * Makes the reader of those parts of a record that a page shows. It never trusts a shape: what is missing or wrong is
 * read as empty, and what was not asked for is dropped.
 *
 * @throws ApiError `bad-answer`, when reading, if there is no record, or not the id or required slug that was asked for
 */
export function readerOf<K extends Pick<Kind, 'fields'>, const N extends NameOf<K>>(
  kind: K,
  names: readonly N[],
): (value: unknown) => ReadOf<K, N>;
export function readerOf({ fields }: Pick<Kind, 'fields'>, names: readonly string[]) {
  return (value: unknown) => readFields(fields, record(value), names);
}

/** The same for all fields of a record, with some of what the server adds: a field that is added later is read as well. */
export function wholeReaderOf<K extends Pick<Kind, 'fields'>, const S extends Added<K> = never>(
  kind: K,
  added: readonly S[] = [],
): (value: unknown) => ReadOf<K, FieldOf<K> | S> {
  return readerOf<K, FieldOf<K> | S>(kind, [...(Object.keys(kind.fields) as FieldOf<K>[]), ...added]);
}

/** Pages get finished HTML: how a text is written does not concern them. */
type FieldOf<K extends Pick<Kind, 'fields'>> = Exclude<keyof K['fields'] & string, 'format'>;

function readFields(
  fields: Fields,
  values: Record<string, unknown>,
  names: readonly string[] = Object.keys(fields),
) {
  return Object.fromEntries(names.map((name) => [name, readField(name, fields[name], values[name])]));
}

/** A field of no known type holds text. */
function readField(name: string, field: Field | undefined, value: unknown): unknown {
  switch (field?.type) {
    case 'number':
    case 'year':
      return integer(value);
    case 'flag':
      return typeof value === 'boolean' ? value : (field.default ?? false);
    case 'choice':
      return field.options.find((one) => one === value) ?? field.default ?? '';
    case 'tags':
      return texts(value);
    case 'group':
      return readFields(field.fields, optionalRecord(value));
    case 'list': {
      const { item } = field;
      return item.type === 'group'
        ? optionalList(value, (one) => readFields(item.fields, record(one)))
        : texts(value);
    }
    case 'blocks':
      return optionalList(value, (one) => {
        const values = record(one);
        const block = blockOf(field, values);
        // An item that cannot be read is left out.
        if (!block) return record(undefined);
        return { type: values.type, ...readFields(block.fields, values, namesInBlock(block.fields)) };
      });
    default:
      return name === '_id' || (field?.type === 'slug' && field.required) ? requiredText(value) : text(value);
  }
}

/** The finished HTML of a block's Markdown comes beside it. */
function namesInBlock(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.type === 'prose' && field.markdown ? [name, `${name}Html`] : [name],
  );
}
