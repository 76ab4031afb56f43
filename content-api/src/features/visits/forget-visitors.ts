import type { Queries } from '../../db/database.ts';
import { readMeta, writeMeta } from '../../db/meta.ts';
import { saltKey } from './count-visits.ts';

/** Forgets the salt and the marks of days that are over. */
export async function forgetVisitors(db: Queries, day: string): Promise<void> {
  await db.deleteFrom('visit_marks').where('day', '!=', day).execute();
  const known = await readMeta(db, saltKey);
  if (known !== undefined && known !== '' && !known.startsWith(`${day} `)) await writeMeta(db, saltKey, '');
}
