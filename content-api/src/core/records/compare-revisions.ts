import type { Kind } from '../../contract/kinds/kind.ts';
import type { Values } from '../../contract/kinds/values.ts';
import type { Reads } from '../../db/database.ts';
import { readJson } from '../../db/json.ts';
import { changedFields } from './merge-draft.ts';

interface Pair {
  kind: Kind | undefined;
  revisions: readonly [string, string | null];
}

/**
 * Whether both revisions of a pair hold the same, for each pair. Ids alone do not say so: scheduling from a form saves a
 * revision that is equal to the one before it.
 */
export async function compareRevisions(db: Reads, pairs: readonly Pair[]): Promise<boolean[]> {
  const ids = pairs.flatMap(({ revisions: [one, other] }) => (one === other || !other ? [] : [one, other]));
  const rows =
    ids.length === 0
      ? []
      : await db.selectFrom('revisions').select(['id', 'data']).where('id', 'in', ids).execute();
  const found = new Map(rows.map(({ id, data }) => [id, readJson<Values>(data)]));
  return pairs.map(({ kind, revisions: [one, other] }) => {
    if (one === other) return true;
    const [before, after] = [found.get(one), found.get(other ?? '')];
    if (!kind || !before || !after) return false;
    return changedFields(kind.fields, before, after).length === 0;
  });
}
