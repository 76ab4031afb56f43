import type { Kind } from '../../contract/kinds/kind.ts';
import type { Reads } from '../../db/database.ts';
import type { LiveRecord } from './answers.ts';
import { inOrder, joined, toLive } from './live-records.ts';
import type { ByHand } from './live-records.ts';
import { originalKey } from './record-key.ts';

/**
 * Small, so that V8 frees each batch before promoting it to the old generation: batches of 200 left 120 MB more in the
 * process after a list of 10,000 posts.
 */
const batch = 20;

/**
 * Every public record of a kind in the order of its list, some at a time: all of them may be too many for the memory.
 * `left` is the number of those that are still to come.
 */
export async function* eachLive(
  db: Reads,
  kind: Kind,
  byHand?: ByHand,
): AsyncGenerator<{ records: LiveRecord[]; left: number }> {
  const all = await inOrder(db, kind, byHand).clearSelect().select('records.id').execute();
  for (let at = 0; at < all.length; at += batch) {
    const ids = all.slice(at, at + batch).map(({ id }) => id);
    const keys = ids.map((id) => originalKey(kind, id));
    const rows = await joined(db, kind).where('records.key', 'in', keys).execute();
    const found = new Map(rows.map((row) => [row.id, row]));
    const records = ids.flatMap((id) => {
      const row = found.get(id);
      return row === undefined ? [] : toLive(kind, row);
    });
    yield { records, left: all.length - at - ids.length };
  }
}
