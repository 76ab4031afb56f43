import type { Kind } from '../../contract/kinds/kind.ts';
import type { Reads } from '../../db/database.ts';
import { findLive } from './live-records.ts';
import type { LiveRecord } from './answers.ts';
import { recordNotFound } from './record-not-found.ts';

/** The public record with that id, or a 404 in the words of its kind. */
export async function requireLive(
  db: Reads,
  kind: Kind,
  id: string,
  find: typeof findLive = findLive,
): Promise<LiveRecord> {
  const record = await find(db, kind, id);
  if (record !== undefined) return record;
  throw recordNotFound(kind);
}
