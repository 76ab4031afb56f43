import { look } from '../contract/kinds/look.ts';
import type { Reads } from '../db/database.ts';
import { themeOf } from '../look/index.ts';
import { readSingle } from '../records/read-single.ts';

/** Colours of what a mail asks to press, in the studio's look. */
export interface MailColors {
  fill: string;
  /** Can be read on the fill. */
  onFill: string;
}

export async function readMailColors(db: Reads): Promise<MailColors> {
  const { primaryHover, onFill } = themeOf({ ...(await readSingle(db, look)) }).colors;
  return { fill: primaryHover, onFill };
}
