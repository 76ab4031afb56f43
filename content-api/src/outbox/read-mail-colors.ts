import { look } from '../contract/kinds/look.ts';
import type { Reads } from '../db/database.ts';
import { themeOf } from '../look/index.ts';
import { findLive } from '../records/live-records.ts';
import { singleId } from '../records/record-key.ts';

/** Colours of what a mail asks to press, in the studio's look. */
export interface MailColors {
  fill: string;
  /** Can be read on the fill. */
  onFill: string;
}

export async function readMailColors(db: Reads): Promise<MailColors> {
  const record = await findLive(db, look, singleId(look));
  const { primaryHover, onFill } = themeOf(record?.data ?? {}).colors;
  return { fill: primaryHover, onFill };
}
