import { readLanguage } from '../contract/language.ts';
import type { texts } from '../contract/kinds/texts.ts';
import type { Forms, TextKey } from './catalogue.ts';
import { en } from './en.ts';
import { catalogueOf } from './languages/index.ts';

/** Parts of the catalogue: what stands before the dot of a key. */
type Part = TextKey extends infer K ? (K extends `${infer P}.${string}` ? P : never) : never;

/** A text as it is changed: one of a catalogue, or one form of a text that counts, such as `blog.found.one`. */
export interface TextEntry {
  key: string;
  /** The field of the kind `texts` that it belongs to. */
  part: keyof (typeof texts)['fields'];
  /** The text of the catalogue. */
  default: string;
}

const categories: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Every text of the public site in a language, in the order of the catalogue. */
export function textEntriesOf(language: string): TextEntry[] {
  const code = readLanguage(language) ?? 'en';
  const catalogue = catalogueOf(code);
  const own = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  const forms = categories.filter((category) => own.includes(category));
  return keys.flatMap((key) => {
    const text: string | Forms = catalogue[key];
    const part = partOf(key);
    if (typeof text === 'string') return [{ key, part, default: text }];
    return forms.map((form) => ({ key: `${key}.${form}`, part, default: text[form] ?? text.other }));
  });
}

/** Why a text cannot stand for an entry: it loses what is filled in, or asks for what is not; undefined if it can. */
export function faultOfText(entry: TextEntry, text: string): string | undefined {
  const given = namesIn(text);
  const wanted = namesIn(entry.default);
  const lost = wanted.find((name) => !given.includes(name));
  if (lost !== undefined) return `has to keep {${lost}}`;
  const strange = given.find((name) => !wanted.includes(name) && !offeredIn(entry.key).includes(name));
  return strange === undefined ? undefined : `has {${strange}}, which nothing is filled into`;
}

/**
 * What a site in a language says instead of the catalogue, by the keys of texts: the changes of the language that it is a
 * form of, and its own.
 */
export function allChangesOf(
  record: Readonly<Record<string, unknown>>,
  language: string,
): Map<string, string> {
  return new Map([...changesOfBase(record, language), ...changesOf(record, language)]);
}

/** The changes of the language that a language is a form of, such as those of `pt` for `pt-BR`; none for `pt` itself. */
export function changesOfBase(
  record: Readonly<Record<string, unknown>>,
  language: string,
): Map<string, string> {
  const base = new Intl.Locale(language).language;
  return base === language ? new Map<string, string>() : changesOf(record, base);
}

/** The texts of a language that a record of the kind `texts` has changed, by their keys. */
export function changesOf(record: Readonly<Record<string, unknown>>, language: string): Map<string, string> {
  const prefix = `${language}/`;
  const changes = new Map<string, string>();
  for (const item of Object.values(record).flat()) {
    if (typeof item !== 'object' || item === null || !('key' in item) || !('text' in item)) continue;
    const { key, text } = item;
    if (typeof key === 'string' && typeof text === 'string' && key.startsWith(prefix))
      changes.set(key.slice(prefix.length), text);
  }
  return changes;
}

/** The catalogue with the changes in their places. */
export function withChanges<C extends Readonly<Record<TextKey, string | Forms>>>(
  catalogue: C,
  changes: ReadonlyMap<string, string>,
): Record<TextKey, string | Forms> {
  if (changes.size === 0) return catalogue;
  const changed: Record<TextKey, string | Forms> = { ...catalogue };
  for (const key of keys) {
    const text = catalogue[key];
    if (typeof text === 'string') {
      changed[key] = changes.get(key) ?? text;
      continue;
    }
    const forms = categories.flatMap((form) => {
      const own = changes.get(`${key}.${form}`);
      return own === undefined ? [] : [[form, own] as const];
    });
    changed[key] = { ...text, ...Object.fromEntries(forms) };
  }
  return changed;
}

const keys = Object.keys(en) as TextKey[];

function partOf(key: TextKey): TextEntry['part'] {
  return key.slice(0, key.indexOf('.')) as Part;
}

/** Names that the English text has in any of its forms: they are filled in. */
function offeredIn(entryKey: string): string[] {
  const key = keys.find((one) => entryKey === one || entryKey.startsWith(`${one}.`));
  const text: string | Forms = key === undefined ? '' : en[key];
  return typeof text === 'string' ? namesIn(text) : Object.values(text).flatMap(namesIn);
}

function namesIn(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}
