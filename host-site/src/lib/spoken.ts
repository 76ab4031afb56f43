import { readOptionalRecord, readText, readTexts } from './decode.ts';

/** The languages of a record. On a site in one language nothing is known of them. */
export interface Spoken {
  /** The one that its words are in; empty while unknown. */
  language: string;
  /** Its slug in each language that it is public in; empty for what has none. */
  slugs: Readonly<Record<string, string>>;
}

/** Reads them from an answer of the API. */
export function readSpoken({ language, languages, slugs }: Readonly<Record<string, unknown>>): Spoken {
  const bySlug = readOptionalRecord(slugs);
  return {
    language: readText(language),
    slugs: Object.fromEntries(readTexts(languages).map((code) => [code, readText(bySlug[code])])),
  };
}
