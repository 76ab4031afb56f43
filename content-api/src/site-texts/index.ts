/** Entry point `content-api/site-texts`: the fixed texts of the public site, in its language. For servers. */
import { directionOf, readLanguage } from '../contract/language.ts';
import type { Forms, TextKey, ValuesOf } from './catalogue.ts';
import { en } from './en.ts';
import { withChanges } from './entries.ts';
import { catalogueOf } from './languages/index.ts';

export type { Catalogue, PlainKey, TextKey } from './catalogue.ts';
export { en } from './en.ts';
export { allChangesOf } from './entries.ts';

/** The texts of a site, and how its language writes what is no text. */
export interface SiteTexts {
  /** Code of the language (BCP 47). */
  language: string;
  direction: 'ltr' | 'rtl';
  /** What the studio says instead of the catalogue, by the keys of the texts. */
  changed: Readonly<Record<string, string>>;
  /** The text with its values. Numbers are written as the language does; `count` chooses the form. */
  text: <K extends TextKey>(key: K, ...values: ValuesOf<K>) => string;
  /** Those of the texts that are not the English ones, unfilled, for code in browsers, which has the English ones itself. */
  unlikeEnglish: <K extends OneForm>(...keys: readonly K[]) => Partial<Record<K, string>>;
  /** The same text as the English one; others stay as they are. */
  inLanguage: (english: string) => string;
  /** A day in words; odd values stay as they came. */
  date: (instant: string) => string;
}

/** Names a text without forms. */
type OneForm = { [K in TextKey]: (typeof en)[K] extends string ? K : never }[TextKey];

// Of equal texts, the first: those that records have as defaults come before others.
const keys = new Map<string, TextKey>(
  Object.entries(en)
    .flatMap(([key, text]) => (typeof text === 'string' ? [[text, key as TextKey] as const] : []))
    .reverse(),
);

/**
 * @param language a code of BCP 47; English for an empty or odd one
 * @param changesIn what the studio says instead, by the keys of texts. @default nothing
 */
export function siteTextsOf(
  language: string,
  changesIn: (code: string) => ReadonlyMap<string, string> = () => new Map(),
): SiteTexts {
  const code = readLanguage(language) ?? 'en';
  const changes = changesIn(code);
  const catalogue = withChanges(catalogueOf(code), changes);
  const plural = new Intl.PluralRules(code);
  const numbers = new Intl.NumberFormat(code);
  const days = new Intl.DateTimeFormat(code === 'en' ? dayFirst : code, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });

  function formOf(forms: string | Forms, values: Readonly<Record<string, string | number>>): string {
    if (typeof forms === 'string') return forms;
    return forms[plural.select(Number(values.count))] ?? forms.other;
  }

  return {
    language: code,
    direction: directionOf(code),
    changed: Object.fromEntries(changes),
    text(key, ...[values = {}]) {
      return formOf(catalogue[key], values).replace(/\{(\w+)\}/g, (_, name: string) => {
        const value = (values as Readonly<Record<string, string | number>>)[name] ?? '';
        return typeof value === 'number' ? numbers.format(value) : value;
      });
    },
    unlikeEnglish: (...names) =>
      Object.fromEntries(
        names.flatMap((name) => (catalogue[name] === en[name] ? [] : [[name, catalogue[name]]])),
      ) as never,
    inLanguage(english) {
      const key = keys.get(english);
      const text = key && catalogue[key];
      return typeof text === 'string' ? text : english;
    },
    date(instant) {
      const day = new Date(instant);
      return Number.isNaN(day.getTime()) ? instant : days.format(day);
    },
  };
}

/** English of no country has the days of most: 12 March 2026. */
const dayFirst = 'en-GB';
