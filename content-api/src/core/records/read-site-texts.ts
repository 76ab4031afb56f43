import { studio } from '../../contract/kinds/studio.ts';
import { texts } from '../../contract/kinds/texts.ts';
import type { Reads } from '../../db/database.ts';
import { allChangesOf, siteTextsOf } from '../../site-texts/index.ts';
import type { SiteTexts } from '../../site-texts/index.ts';
import { readLanguage } from '../../contract/language.ts';
import { findLive } from './live-records.ts';
import { readLanguages } from './read-languages.ts';
import { textOf } from './read-values.ts';
import { singleId } from './record-key.ts';

/** Code of the language that the public site is in. */
export async function readSiteLanguage(db: Reads): Promise<string> {
  const words = await findLive(db, studio, singleId(studio));
  return textOf(words?.data.language) || studio.fields.language.default;
}

/** The fixed texts of the public site as it shows them. @param further language. @default the first one */
export async function readSiteTexts(db: Reads, further?: string): Promise<SiteTexts> {
  const record = await findLive(db, texts, singleId(texts));
  const language = further ?? (await readSiteLanguage(db));
  return siteTextsOf(language, (code) => allChangesOf(record?.data ?? {}, code));
}

/** The further language that somebody reads the site in; undefined for any that visitors are not offered. */
export async function readOfferedLanguage(db: Reads, asked: unknown): Promise<string | undefined> {
  const code = typeof asked === 'string' ? readLanguage(asked) : null;
  const { further } = await readLanguages(db);
  return further.find((one) => one.offered && one.code === code)?.code;
}
