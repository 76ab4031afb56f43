import type { Kind } from '../../contract/kinds/kind.ts';
import type { Queries } from '../../db/database.ts';
import { inParts } from '../../lib/in-parts.ts';
import type { LiveRecord } from './answers.ts';
import { joined, toLive } from './live-records.ts';

/** Public records by what is unique of them (see `uniqueKeyOf`). Those that there are, in no order. */
export async function findLiveByUnique(
  db: Queries,
  kind: Kind,
  keys: Iterable<string>,
): Promise<Map<string, LiveRecord>> {
  const found = new Map<string, LiveRecord>();
  for (const some of inParts(keys)) {
    const rows = await joined(db, kind)
      .select('records.unique_key')
      .where('unique_key', 'in', some)
      .execute();
    for (const row of rows) found.set(row.unique_key ?? '', toLive(kind, row));
  }
  return found;
}
