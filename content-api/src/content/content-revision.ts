import type { Queries } from '../db/database.ts';
import { readMeta, requireMeta, writeMeta } from '../lib/meta.ts';
import { newId } from '../lib/new-id.ts';

const key = 'content_revision';

/**
 * The name of the content's state. It is a new id after every write and every restore, so two different contents never
 * have the same one, whichever database they are in. Read it in the transaction that reads the content.
 */
export async function readRevision(db: Queries): Promise<string> {
  const revision = await readMeta(db, key);
  if (revision === undefined) throw new Error('The database names no content revision.');
  return revision;
}

/** The same for a database that may be new. */
export function ensureRevision(db: Queries): Promise<string> {
  return requireMeta(db, key, newId);
}

/** Waits for earlier writers of content: on PostgreSQL they would else read the same state and write past each other. */
export async function queueForRevision(trx: Queries): Promise<void> {
  await trx
    .updateTable('meta')
    .set((eb) => ({ value: eb.ref('value') }))
    .where('key', '=', key)
    .execute();
}

/** Gives the content a new revision, in the transaction that changes it. */
export async function renewRevision(trx: Queries): Promise<string> {
  const revision = newId();
  await writeMeta(trx, key, revision);
  return revision;
}
