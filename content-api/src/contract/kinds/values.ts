import type { Blocks, Field, Fields } from './fields.ts';

type Simplify<T> = { [K in keyof T]: T[K] };

/** Whether the key of a value may be missing from an answer. */
type IsAbsentable<F> = F extends { omitEmpty: true }
  ? true
  : F extends { type: 'number' | 'year' }
    ? F extends { required: true }
      ? false
      : true
    : false;

type IsRequired<F> = F extends { required: true } ? true : false;

/** Type of a field's value. */
export type ValueOf<F> = F extends { type: 'number' | 'year' }
  ? number
  : F extends { type: 'flag' }
    ? boolean
    : F extends { type: 'choice'; options: readonly (infer T)[] }
      ? T
      : F extends { type: 'tags' }
        ? string[]
        : F extends { type: 'list'; item: infer I }
          ? (F extends { hasIds: true } ? Simplify<{ _id: string } & ValueOf<I>> : ValueOf<I>)[]
          : F extends { type: 'group'; fields: infer G extends Fields }
            ? ValuesOf<G>
            : F extends { type: 'blocks'; blocks: infer B extends Blocks }
              ? BlockOf<{ [T in keyof B]: ValuesOf<B[T]['fields']> }>[]
              : string;

/** A block says its type beside its values. */
type BlockOf<B> = { [T in keyof B & string]: Simplify<{ type: T } & B[T]> }[keyof B & string];

/** Type of a record's fields. */
export type ValuesOf<F extends Fields> = Simplify<
  { -readonly [K in keyof F as IsAbsentable<F[K]> extends true ? never : K]: ValueOf<F[K]> } & {
    -readonly [K in keyof F as IsAbsentable<F[K]> extends true ? K : never]?: ValueOf<F[K]>;
  }
>;

type InputValueOf<F> = F extends { type: 'list'; item: infer I }
  ? (F extends { hasIds: true } ? Simplify<{ _id?: string } & InputValueOf<I>> : InputValueOf<I>)[]
  : F extends { type: 'group'; fields: infer G extends Fields }
    ? InputOf<G>
    : F extends { type: 'blocks'; blocks: infer B extends Blocks }
      ? BlockOf<{ [T in keyof B]: InputOf<B[T]['fields']> }>[]
      : ValueOf<F>;

/** Type of a request's fields: only required ones must be present. */
export type InputOf<F extends Fields> = Simplify<
  { -readonly [K in keyof F as IsRequired<F[K]> extends true ? K : never]: InputValueOf<F[K]> } & {
    -readonly [K in keyof F as IsRequired<F[K]> extends true ? never : K]?: InputValueOf<F[K]>;
  }
>;

type IsKept<F> = F extends { kept: true } ? true : IsAbsentable<F>;

type WholeValueOf<F> = F extends { type: 'list'; item: infer I }
  ? (F extends { hasIds: true } ? Simplify<{ _id?: string } & WholeValueOf<I>> : WholeValueOf<I>)[]
  : F extends { type: 'group'; fields: infer G extends Fields }
    ? WholeOf<G>
    : F extends { type: 'blocks'; blocks: infer B extends Blocks }
      ? BlockOf<{ [T in keyof B]: WholeOf<B[T]['fields']> }>[]
      : ValueOf<F>;

/** Type of parsed input. Fields that keep their value, or that are omitted when empty, may be missing. */
export type WholeOf<F extends Fields> = Simplify<
  { -readonly [K in keyof F as IsKept<F[K]> extends true ? never : K]: WholeValueOf<F[K]> } & {
    -readonly [K in keyof F as IsKept<F[K]> extends true ? K : never]?: WholeValueOf<F[K]>;
  }
>;

/** The second names of fields, with what they hold. */
export type AliasesOf<F extends Fields> = {
  -readonly [K in keyof F as F[K] extends { alias: infer A extends string } ? A : never]: ValueOf<F[K]>;
};

/** A record's data where the kind is not known: by the names of its fields. */
export type Values = Readonly<Record<string, unknown>>;

/** Value of a field of which nothing was saved: its default, or empty; undefined for fields that are omitted when empty. */
export function emptyValue(field: Field): unknown {
  switch (field.type) {
    case 'number':
    case 'year':
      return undefined;
    case 'flag':
      return field.omitEmpty === true ? undefined : (field.default ?? false);
    case 'choice':
      return field.omitEmpty === true ? undefined : (field.default ?? '');
    case 'tags':
    case 'list':
      return [...(field.default ?? [])];
    case 'blocks':
      return [];
    case 'group':
      return emptyValues(field.fields);
    case 'line':
    case 'text':
    case 'prose':
      return field.default ?? '';
    default:
      return '';
  }
}

export function emptyValues(fields: Fields): Values {
  const entries = Object.entries(fields).map(([name, field]) => [name, emptyValue(field)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
