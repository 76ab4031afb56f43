import { allChangesOf, siteTextsOf } from 'content-api/site-texts';
import type { SiteTexts } from 'content-api/site-texts';
import { readOptionalRecord, readText } from './decode.ts';

/**
 * The texts of the site, from the answer of `GET /api/site`: in English as long as there is none.
 *
 * @param language @default the first one of the site
 */
export function readTexts(answer: unknown, language?: string): SiteTexts {
  const { studio, texts } = readOptionalRecord(answer);
  return siteTextsOf(language ?? readText(readOptionalRecord(studio).language), (code) =>
    allChangesOf(readOptionalRecord(texts), code),
  );
}
