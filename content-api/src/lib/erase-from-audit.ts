import type { Queries } from '../db/database.ts';
import { writeJson } from '../db/json.ts';

/** Empties address and detail of these rows for good. The chain can still be checked: it keeps their digest. */
export async function eraseFromAudit(db: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('audit')
    .set({ ip: '', detail: writeJson({}), salt: '' })
    .where('id', 'in', ids)
    .execute();
}
