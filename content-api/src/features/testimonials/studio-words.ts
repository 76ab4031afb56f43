import { nameOfStudio } from '../../core/records/studio-words.ts';
import type { Reads } from '../../db/database.ts';
import type { SiteTexts } from '../../site-texts/index.ts';

/** The sentence that a client agrees to. */
export async function consentOf(db: Reads, texts: SiteTexts): Promise<string> {
  return texts.text('ask.consent', { name: await nameOfStudio(db, texts) });
}
