import { look } from '../../contract/kinds/look.ts';
import type { Reads } from '../../db/database.ts';
import { readSingle } from '../../core/records/read-single.ts';

/** Colours of what a mail asks to press, in the studio's look. */
export interface MailColors {
  fill: string;
  /** Can be read on the fill. */
  onFill: string;
}

export async function readMailColors(db: Reads): Promise<MailColors> {
  // 150 modules of colour arithmetic, which no start has to wait for.
  const { themeOf } = await import('../../look/index.ts');
  const { primaryHover, onFill } = themeOf({ ...(await readSingle(db, look)) }).colors;
  return { fill: primaryHover, onFill };
}
