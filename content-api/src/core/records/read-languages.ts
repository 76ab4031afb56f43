import { hasWords } from '../../contract/kinds/field-words.ts';
import { kindIn } from '../../contract/kinds/kind-in.ts';
import { slugFieldOf } from '../../contract/kinds/kind.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import { studio } from '../../contract/kinds/studio.ts';
import { readLanguage } from '../../contract/language.ts';
import type { Values } from '../../contract/kinds/values.ts';
import type { Reads } from '../../db/database.ts';
import { inParts } from '../../lib/in-parts.ts';
import { invalid } from '../../lib/fault.ts';
import { isValues } from '../../contract/kinds/is-values.ts';
import { findLive } from './live-records.ts';
import { readValues, textOf } from './read-values.ts';
import { recordKey, singleId } from './record-key.ts';

/** The languages of the site. */
export interface Languages {
  first: string;
  /** In the order in which visitors are offered them. */
  further: readonly { code: string; offered: boolean }[];
  /** Names of the kinds whose originals are shown in place of what is not translated. */
  showingOriginals: readonly string[];
}

/** The languages that the site has now. */
export async function readLanguages(db: Reads): Promise<Languages> {
  return languagesOf((await findLive(db, studio, singleId(studio)))?.data ?? {});
}

/** The languages that a state of the studio names. */
export function languagesOf(data: Values): Languages {
  const values = readValues(studio.fields, data);
  const further = Array.isArray(values.languages) ? values.languages.filter(isValues) : [];
  const missing = isValues(values.missing) ? values.missing : {};
  return {
    first: textOf(values.language) || studio.fields.language.default,
    further: further.map(({ code, offered }) => ({ code: textOf(code), offered: offered === true })),
    showingOriginals: Object.keys(missing).filter((name) => missing[name] === 'original'),
  };
}

/**
 * The further language that a call names; undefined for the first one.
 *
 * @throws Fault 400 when the site has no such language, or visitors are not offered it yet
 */
export function furtherLanguage(
  { first, further }: Languages,
  asked: string | undefined,
  { isForVisitors = false } = {},
): string | undefined {
  if (asked === undefined) return undefined;
  const code = readLanguage(asked);
  if (code === first) return undefined;
  const found = further.find((one) => one.code === code);
  if (found === undefined) throw invalid({ language: `Language: the site is not in ${asked}` });
  if (isForVisitors && !found.offered)
    throw invalid({ language: `Language: ${asked} is not offered to visitors yet` });
  return found.code;
}

/** A kind in a language of the site. */
export interface ShownKind {
  kind: Kind;
  languages: Languages;
}

/**
 * A kind in the language that its readers ask for. What speaks for the studio is there in each language.
 *
 * @throws Fault 400 as `furtherLanguage` does
 */
export async function shownKind(
  db: Reads,
  kind: Kind,
  asked: string | undefined,
  isPreview: boolean,
): Promise<ShownKind> {
  const languages = await readLanguages(db);
  const language = furtherLanguage(languages, asked, { isForVisitors: !isPreview });
  return { kind: inLanguage(kind, languages, language), languages };
}

/** The same of several kinds. */
export interface ShownKinds {
  kinds: readonly Kind[];
  languages: Languages;
}

/** See `shownKind`. */
export async function shownKinds(
  db: Reads,
  kinds: readonly Kind[],
  asked: string | undefined,
  isPreview: boolean,
): Promise<ShownKinds> {
  const languages = await readLanguages(db);
  const language = furtherLanguage(languages, asked, { isForVisitors: !isPreview });
  return { kinds: kinds.map((kind) => inLanguage(kind, languages, language)), languages };
}

/** A kind as readers of a language see it. @param language left out: the first one */
export function inLanguage(kind: Kind, { showingOriginals }: Languages, language: string | undefined): Kind {
  if (!hasWords(kind)) return kind;
  const showsOriginal = kind.ofStudio === true || showingOriginals.includes(kind.name);
  return kindIn(kind, language, { showsOriginal });
}

/** What answers say of the languages of a record. */
export interface AnsweredLanguages {
  /** The one that it is answered in. */
  language: string;
  /** Those that it is public in, as far as visitors are offered them. */
  languages: string[];
  /** Of kinds whose records have slugs: that of each of these languages. */
  slugs?: Record<string, string>;
}

type LanguagesOf = (id: string) => AnsweredLanguages | Record<string, never>;

/** What to say of the languages of these records: nothing where the site has one, or the kind no words. */
export async function readAnsweredLanguages(
  db: Reads,
  kind: Kind,
  { first, further }: Languages,
  ids: readonly string[],
): Promise<LanguagesOf> {
  const offered = further.filter(({ offered: isOffered }) => isOffered).map(({ code }) => code);
  if (further.length === 0 || !hasWords(kind) || ids.length === 0) return () => ({});
  const codes = [...new Set([...offered, ...(kind.language === undefined ? [] : [kind.language])])];
  const keys = new Map(ids.map((id) => [id, recordKey({ name: kind.name }, id)]));
  const keyIn = (id: string, code: string) => recordKey({ name: kind.name, language: code }, id);
  const live = new Map<string, string | null>();
  for (const some of inParts([
    ...keys.values(),
    ...ids.flatMap((id) => codes.map((code) => keyIn(id, code))),
  ])) {
    const query = db.selectFrom('records').select(['key', 'slug']).where('key', 'in', some);
    for (const { key, slug } of await query.where('live_revision', 'is not', null).execute())
      live.set(key, slug);
  }
  const hasSlugs = slugFieldOf(kind) !== undefined;
  return (id) => {
    const isShown = kind.language !== undefined && live.has(keyIn(id, kind.language));
    const original = live.has(keys.get(id) ?? '') || kind.single === true ? [first] : [];
    const languages = [...original, ...offered.filter((code) => live.has(keyIn(id, code)))];
    const slugIn = (code: string) => live.get(code === first ? (keys.get(id) ?? '') : keyIn(id, code));
    const slugs = languages.map((code) => [code, slugIn(code) ?? id] as const);
    return {
      language: isShown ? (kind.language ?? first) : first,
      languages,
      ...(hasSlugs && { slugs: Object.fromEntries(slugs) }),
    };
  };
}
