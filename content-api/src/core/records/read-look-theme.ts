import { look } from '../../contract/kinds/look.ts';
import type { Reads } from '../../db/database.ts';
import type { LookTheme } from '../../look/index.ts';
import { readSingle } from './read-single.ts';

/** The studio's look as it is public; the usual one if it cannot be read. */
export async function readLookTheme(db: Reads): Promise<LookTheme> {
  // 150 modules of colour arithmetic, which no start has to wait for.
  const { themeOf } = await import('../../look/index.ts');
  const record = await readSingle(db, look).catch(() => ({}));
  return themeOf({ ...record });
}
