import { nameOfLanguage, readLanguage } from 'content-api/contract';
import { readOptionalList, readOptionalRecord, readText } from './decode.ts';
import { readTexts } from './read-texts.ts';

/** A language that visitors are offered. */
export interface SiteLanguage {
  /** BCP 47. */
  code: string;
  /** In front of its addresses: `/de`, and nothing for the first language. */
  prefix: string;
  /** In itself, such as 'Deutsch'. */
  name: string;
  /** Offers a page to those who read it, in the language. */
  offer: string;
  /** Closes that line, in the language. */
  close: string;
}

/** The page at hand in one of the languages. */
export interface PageVersion {
  language: SiteLanguage;
  /** Its address there. */
  path: string;
}

/** The prefix of a further language. @param code left out: the first language */
export function prefixOf(code: string | undefined): string {
  return code === undefined ? '' : `/${code.toLowerCase()}`;
}

/** A path behind a prefix: `/about` as `/de/about`, and `/` as `/de`. */
export function withPrefix(prefix: string, path: string): string {
  return prefix === '' ? path : prefix + path.replace(/^\/(?=$|[?#])/, '');
}

/** The further language that an address may be in, by its first part, and the path behind that. */
export function splitLanguage(pathname: string): { language?: string; path: string } {
  const [, first = ''] = pathname.split('/', 2);
  const code = readLanguage(first);
  // One spelling alone is an address: `no-NO` and `iw` have another one.
  if (code?.toLowerCase() !== first.toLowerCase()) return { path: pathname };
  return { language: code, path: pathname.slice(first.length + 1) || '/' };
}

/**
 * The languages that visitors are offered, the first one first; none where it is the only one.
 *
 * @param answer of `GET /api/site`
 */
export function readSiteLanguages(answer: unknown): SiteLanguage[] {
  const { studio } = readOptionalRecord(answer);
  const further = readOptionalList(readOptionalRecord(studio).languages, readOptionalRecord)
    .filter(({ offered }) => offered === true)
    .map(({ code }) => readText(code));
  if (further.length === 0) return [];
  return [undefined, ...further].map((code) => {
    const texts = readTexts(answer, code);
    const name = nameOfLanguage(texts.language);
    const offer = texts.text('frame.alsoIn', { language: name });
    return { code: texts.language, prefix: prefixOf(code), name, offer, close: texts.text('frame.close') };
  });
}
