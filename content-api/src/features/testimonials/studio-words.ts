import { findLive } from '../../core/records/live-records.ts';
import { textOf } from '../../core/records/read-values.ts';
import { singleId } from '../../core/records/record-key.ts';
import { studio } from '../../contract/kinds/studio.ts';
import type { Reads } from '../../db/database.ts';
import type { SiteTexts } from '../../site-texts/index.ts';

/** The studio as visitors know it. */
export async function nameOfStudio(db: Reads, { text }: SiteTexts): Promise<string> {
  const words = await findLive(db, studio, singleId(studio));
  return textOf(words?.data.name) || text('studio.name');
}

/** The sentence that a client agrees to. */
export async function consentOf(db: Reads, texts: SiteTexts): Promise<string> {
  return texts.text('ask.consent', { name: await nameOfStudio(db, texts) });
}
