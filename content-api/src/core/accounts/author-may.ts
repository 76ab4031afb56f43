import type { Right } from '../../contract/rights.ts';
import type { Reads } from '../../db/database.ts';
import { authorRights } from './author-rights.ts';

/** Whether the author of something may still do what it stands for. See `authorRights`. */
export async function authorMay(db: Reads, author: string, needs: readonly Right[]): Promise<boolean> {
  const may = await authorRights(db, author);
  return needs.every((right) => may.includes(right));
}
