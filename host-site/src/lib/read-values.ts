import type { Block, Fields, Kind, SeoFields, ValueOf } from 'content-api/contract';

/** Properties that the server adds to the fields of a record of any kind. */
type Stamp = '_id' | 'createdAt' | 'updatedAt' | 'excerpt' | 'readingMinutes';
type Simplify<T> = { [P in keyof T]: T[P] };

/** The names that a reader may be asked for. */
export type NameOf<K extends Pick<Kind, 'fields'>> = (keyof K['fields'] & string) | Added<K>;

/** What the server adds to a record of a kind: also the finished HTML of its Markdown fields. */
export type Added<K extends Pick<Kind, 'fields'>> =
  Stamp | `${keyof K['fields'] & string}${'' | 'Outline'}Html`;

/** Type that a reader of `N` returns for a kind. */
export type ReadOf<K extends Pick<Kind, 'fields'>, N extends NameOf<K>> = Simplify<
  ReadValues<Pick<K['fields'], N & keyof K['fields']>> & Record<Exclude<N, keyof K['fields']>, string>
>;

/** Numbers that are missing or wrong are left out. Fields for search engines may be missing: what is built in has none. */
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
  [P in keyof F & string as F[P] extends { markdown: true } ? `${P}Html` : never]: string;
};
