import { allChangesOf, siteTextsOf } from 'content-api/site-texts';
import type { SiteTexts } from 'content-api/site-texts';
import { readOptionalRecord, readText } from './decode.ts';

/** The texts of the site, from the answer of `GET /api/site`: in English as long as there is none. */
export function readTexts(answer: unknown): SiteTexts {
  const { studio, texts } = readOptionalRecord(answer);
  return siteTextsOf(readText(readOptionalRecord(studio).language), (language) =>
    allChangesOf(readOptionalRecord(texts), language),
  );
}
