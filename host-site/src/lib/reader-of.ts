import { blockOf } from 'content-api/contract';
import type { Block, Field, Fields, Kind, SeoFields, ValueOf } from 'content-api/contract';
import { readSpoken } from './spoken.ts';
import type { Spoken } from './spoken.ts';
import {
  readInteger,
  readOptionalList,
  readOptionalRecord,
  readRecord,
  readRequiredText,
  readText,
  readTexts,
} from './decode.ts';

type Readable = Pick<Kind, 'fields' | 'single'>;

/** A record of a kind as pages read it: its fields, the finished HTML of its Markdown, and what the API adds. */
export type ReadOf<K extends Readable> = Simplify<
  ReadValues<K['fields']> & HtmlOf<K['fields']> & Record<(typeof added)[number], string> & { spoken: Spoken }
>;

/** What the API adds to a record, each as text. Cards and singles have only some of it. */
const added = ['_id', 'createdAt', 'updatedAt', 'excerpt', 'readingMinutes'] as const;

type Entry = [name: string, value: unknown];

type Simplify<T> = { [P in keyof T]: T[P] };

/** Numbers that are missing or wrong are left out. */
type ReadValues<F extends Fields> = Simplify<
  { -readonly [P in keyof F as MayBeMissing<F, P> extends true ? never : P]: ReadValue<F[P]> } & {
    -readonly [P in keyof F as MayBeMissing<F, P> extends true ? P : never]?: ReadValue<F[P]>;
  }
>;

type MayBeMissing<F, P extends keyof F> = P extends keyof SeoFields
  ? true
  : F[P] extends { type: 'number' | 'year' }
    ? true
    : false;

type ReadValue<F> = F extends { type: 'list'; item: infer I }
  ? I extends { type: 'group' }
    ? ReadValue<I>[]
    : string[]
  : F extends { type: 'group'; fields: infer G extends Fields }
    ? ReadValues<G>
    : F extends { type: 'blocks'; blocks: infer B extends Readonly<Record<string, Block>> }
      ? ReadBlock<B>[]
      : F extends { type: 'choice' }
        ? ValueOf<F> | (F extends { default: string } ? never : '')
        : ValueOf<F>;

/** A block with its type and the finished HTML of its Markdown. */
type ReadBlock<B extends Readonly<Record<string, Block>>> = {
  [T in keyof B & string]: Simplify<{ type: T } & ReadValues<B[T]['fields']> & HtmlOf<B[T]['fields']>>;
}[keyof B & string];

type HtmlOf<F extends Fields> = {
  [P in keyof F & string as F[P] extends { markdown: true } ? `${P}${'' | 'Outline'}Html` : never]: string;
};

/**
 * Makes the reader of a kind's records. It never trusts a shape: what is missing or wrong is read as empty, and what the
 * kind does not have is dropped.
 *
 * @throws ApiError `bad-answer`, when reading, if there is no record, or one without its id or a required slug
 */
export function readerOf<K extends Readable>(kind: K): (value: unknown) => ReadOf<K>;
export function readerOf({ fields, single }: Readable) {
  return (value: unknown) => {
    const values = readRecord(value);
    if (!single) readRequiredText(values._id);
    const stamps = added.map((name): Entry => [name, readText(values[name])]);
    const spoken = readSpoken('languages' in fields ? {} : values);
    return { ...Object.fromEntries<unknown>(stamps), spoken, ...readFields(fields, values) };
  };
}

function readFields(fields: Fields, values: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(fields).flatMap(([name, field]): Entry[] => {
    const html = field.type === 'prose' && field.markdown ? [`${name}Html`, `${name}OutlineHtml`] : [];
    return [
      [name, readField(field, values[name])],
      ...html.map((one): Entry => [one, readText(values[one])]),
    ];
  });
  return Object.fromEntries<unknown>(entries);
}

function readField(field: Field, value: unknown): unknown {
  switch (field.type) {
    case 'number':
    case 'year':
      return readInteger(value);
    case 'flag':
      return typeof value === 'boolean' ? value : (field.default ?? false);
    case 'choice':
      return field.options.find((one) => one === value) ?? field.default ?? '';
    case 'tags':
      return readTexts(value);
    case 'group':
      return readFields(field.fields, readOptionalRecord(value));
    case 'list': {
      const { item } = field;
      return item.type === 'group'
        ? readOptionalList(value, (one) => readFields(item.fields, readRecord(one)))
        : readTexts(value);
    }
    case 'blocks':
      return readOptionalList(value, (one) => {
        const values = readRecord(one);
        const block = blockOf(field, values);
        // An item that cannot be read is left out.
        if (!block) return readRecord(undefined);
        return { type: values.type, ...readFields(block.fields, values) };
      });
    default:
      return field.type === 'slug' && field.required ? readRequiredText(value) : readText(value);
  }
}
