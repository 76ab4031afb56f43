import { studio } from '../../contract/kinds/studio.ts';
import { texts } from '../../contract/kinds/texts.ts';
import type { Reads } from '../../db/database.ts';
import { allChangesOf, siteTextsOf } from '../../site-texts/index.ts';
import type { SiteTexts } from '../../site-texts/index.ts';
import { findLive } from './live-records.ts';
import { textOf } from './read-values.ts';
import { singleId } from './record-key.ts';

/** Code of the language that the public site is in. */
export async function readSiteLanguage(db: Reads): Promise<string> {
  const words = await findLive(db, studio, singleId(studio));
  return textOf(words?.data.language) || studio.fields.language.default;
}

/** The fixed texts of the public site as it shows them. */
export async function readSiteTexts(db: Reads): Promise<SiteTexts> {
  const record = await findLive(db, texts, singleId(texts));
  return siteTextsOf(await readSiteLanguage(db), (language) => allChangesOf(record?.data ?? {}, language));
}
