import { findKind } from '../../contract/kinds/find-kind.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Queries } from '../../db/database.ts';
import type { RecordTable } from '../../db/record-tables.ts';
import { notFound } from '../../lib/fault.ts';
import { singleId } from './record-key.ts';
import { recordNotFound } from './record-not-found.ts';
import { findRecord } from './record-rows.ts';

/** The kind of that name. @throws Fault 404 */
export function requireKind({ kinds }: { kinds: readonly Kind[] }, name: string): Kind {
  const kind = findKind(name, kinds);
  if (kind === undefined) throw notFound('Kind');
  return kind;
}

/** The id in the store: a single may be named by its kind. */
function storedId(kind: Kind, id: string): string {
  return kind.single === true && id === kind.name ? singleId(kind) : id;
}

/** The record with that id in whatever state. @throws Fault 404 in the words of its kind */
export async function requireRecord(db: Queries, kind: Kind, id: string): Promise<RecordTable> {
  const row = await requireRecordOrSingle(db, kind, id);
  if (row !== undefined) return row;
  throw recordNotFound(kind);
}

/** The same, but undefined for a single that was never saved. @throws Fault 404 in the words of its kind */
export async function requireRecordOrSingle(
  db: Queries,
  kind: Kind,
  id: string,
): Promise<RecordTable | undefined> {
  const stored = storedId(kind, id);
  const row = await findRecord(db, kind, stored);
  if (row === undefined && !(kind.single === true && stored === singleId(kind))) throw recordNotFound(kind);
  return row;
}
