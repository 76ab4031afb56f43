import type { Context } from '../context.ts';
import type { Queries } from '../db/database.ts';
import { audit } from '../lib/audit.ts';
import type { Actor, AuditEntry } from '../lib/audit.ts';

interface Written<T> {
  result: T;
  entry: AuditEntry;
}

/**
 * Runs a change of content as one transaction together with its audit row and the new content revision, then lets
 * every cached answer go.
 */
export async function writeContent<T>(
  context: Context,
  actor: Actor,
  change: (trx: Queries) => Promise<Written<T>>,
): Promise<T> {
  const { database, state, clock } = context;
  const { result, revision } = await database.queries.transaction().execute(async (trx) => {
    // First, because the row of the revision is what concurrent writers queue at, on PostgreSQL too.
    const revision = await state.bump(trx);
    const { result, entry } = await change(trx);
    await audit(trx, actor, entry, clock.nowMs());
    return { result, revision };
  });
  state.committed(revision);
  return result;
}
