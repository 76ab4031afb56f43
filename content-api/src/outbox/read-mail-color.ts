import { look } from '../contract/kinds/look.ts';
import type { Reads } from '../db/database.ts';
import { lookColorsOf, mailColorOf } from '../look/index.ts';
import { findLive } from '../records/live-records.ts';
import { singleId } from '../records/record-key.ts';

/** The colour of buttons in mails: the studio's primary one, as far darkened as white paper asks for. */
export async function readMailColor(db: Reads): Promise<string> {
  const record = await findLive(db, look, singleId(look));
  return mailColorOf(lookColorsOf(record?.data ?? {}).primary);
}
