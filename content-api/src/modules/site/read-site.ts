import type { Kind } from '../../contract/kinds/kind.ts';
import type { Reads } from '../../db/database.ts';
import { readSingle } from '../../records/read-single.ts';

/** The singles that speak for the studio, by the names of their kinds. */
export async function readSite(db: Reads, kinds: readonly Kind[]): Promise<Record<string, object>> {
  const site: Record<string, object> = {};
  for (const kind of kinds) if (kind.ofStudio === true) site[kind.name] = await readSingle(db, kind);
  return site;
}
