import type { en } from './en.ts';

type English = typeof en;

/** Names a text of the public site. */
export type TextKey = keyof English;

/** A text that counts: a form for each category of its language's plural. */
export type Forms<Category extends Intl.LDMLPluralRule = never> = Readonly<
  Record<Category | 'other', string> & Partial<Record<Intl.LDMLPluralRule, string>>
>;

/**
 * The texts of the public site in one language.
 *
 * @typeParam Category the categories of its plural, besides `other`
 */
export type Catalogue<Category extends Intl.LDMLPluralRule = never> = Readonly<{
  [K in TextKey]: English[K] extends string ? string : Forms<Category>;
}>;

type FormsIn<T> = T extends string ? T : T[keyof T];
type NamesIn<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** The values that a text is filled with, by name. */
export type ValuesOf<K extends TextKey> = [NamesIn<FormsIn<English[K]>>] extends [never]
  ? []
  : [values: Record<NamesIn<FormsIn<English[K]>>, string | number>];

/** Names a text that is complete as it is. */
export type PlainKey = { [K in TextKey]: ValuesOf<K> extends [] ? K : never }[TextKey];
