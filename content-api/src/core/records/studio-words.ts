import { studio } from '../../contract/kinds/studio.ts';
import type { Reads } from '../../db/database.ts';
import type { SiteTexts } from '../../site-texts/index.ts';
import { findLive } from './live-records.ts';
import { textOf } from './read-values.ts';
import { singleId } from './record-key.ts';

/** The studio as visitors know it. */
export async function nameOfStudio(db: Reads, { text }: SiteTexts): Promise<string> {
  const words = await findLive(db, studio, singleId(studio));
  return textOf(words?.data.name) || text('studio.name');
}
