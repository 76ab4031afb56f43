import type { Kind } from './kind.ts';

/** What stands between the name of a kind and the code of a language where records are stored. */
const mark = '@';

const made = new WeakMap<Kind, Map<string, Kind>>();
const originals = new WeakMap<Kind, Kind>();

interface InLanguage {
  /** Readers get the original of a record that is not translated. @default false */
  showsOriginal?: boolean;
}

/**
 * A kind in a further language: the same definition, whose records are the translations. Everything that is done with
 * records of a kind is done with them alike. The same object for the same language.
 *
 * @param language left out: the kind itself
 */
export function kindIn(
  kind: Kind,
  language: string | undefined,
  { showsOriginal = false }: InLanguage = {},
): Kind {
  if (language === undefined) return kind;
  const known = made.get(kind) ?? new Map<string, Kind>();
  made.set(kind, known);
  const key = `${language} ${showsOriginal}`;
  const translated = known.get(key) ?? { ...kind, language, showsOriginal };
  known.set(key, translated);
  originals.set(translated, kind);
  return translated;
}

/** The kind itself of one in a further language. */
export function originalOf(kind: Kind): Kind {
  return originals.get(kind) ?? kind;
}

/** The name under which records of a kind are stored: 'project', and 'project@de' for its translations. */
export function storedName({ name, language }: Pick<Kind, 'name' | 'language'>): string {
  return language === undefined ? name : `${name}${mark}${language}`;
}

/** The parts of such a name. */
export function partsOfStoredName(stored: string): { name: string; language?: string } {
  const [name = '', language] = stored.split(mark);
  return language === undefined ? { name } : { name, language };
}

/** What the audit log says of a write in a further language. */
export function languageOf({ language }: Pick<Kind, 'language'>): { language?: string } {
  return language === undefined ? {} : { language };
}

/** The beginning of the stored names of a kind's translations. */
export function storedPrefix(name: string): string {
  return `${name}${mark}`;
}
