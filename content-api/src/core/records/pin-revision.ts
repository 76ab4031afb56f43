import type { Queries } from '../../db/database.ts';

/** Keeps a revision that a link shows: no later save of the same sitting takes its place. */
export async function pinRevision(db: Queries, id: string): Promise<void> {
  await db.updateTable('revisions').set({ is_pinned: 1 }).where('id', '=', id).execute();
}
