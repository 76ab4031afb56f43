import type { Queries } from '../../db/database.ts';
import { isEmbedded } from '../../db/is-embedded.ts';
import { readMeta, requireMeta } from '../../db/meta.ts';
import { newId } from '../../lib/new-id.ts';
import type { Changed } from './changed.ts';

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

/**
 * Waits for earlier writers of content: on PostgreSQL they would else read the same state and write past each other. The
 * embedded database has one writer.
 */
export async function queueForRevision(trx: Queries): Promise<void> {
  if (isEmbedded(trx)) return;
  await trx
    .updateTable('meta')
    .set((eb) => ({ value: eb.ref('value') }))
    .where('key', '=', key)
    .execute();
}

/** The content after a change. */
export interface Announced {
  revision: string;
  /** When what the public sees changes next by itself. */
  next: string | undefined;
}

/** Gives the content a new revision, in the transaction that changes it. */
export async function renewRevision(trx: Queries): Promise<Announced> {
  const value = newId();
  const { next } = await trx
    .insertInto('meta')
    .values({ key, value })
    .onConflict((clash) => clash.column('key').doUpdateSet({ value }))
    .returning((eb) =>
      eb
        .selectFrom('records')
        .select((of) => of.fn.min('next_at').as('at'))
        .as('next'),
    )
    .executeTakeFirstOrThrow();
  return { revision: value, next: next ?? undefined };
}

/** Hears of a change in its transaction: what it stores is committed with the change, or not at all. */
export type Subscriber = (trx: Queries, change: { revision: string; changed: Changed }) => Promise<void>;

/** Gives the content a new revision because of a change, and tells those who subscribed. */
export async function announceChange(
  trx: Queries,
  subscribers: readonly Subscriber[],
  changed: Changed,
): Promise<Announced> {
  const announced = await renewRevision(trx);
  const { revision } = announced;
  for (const tell of subscribers) await tell(trx, { revision, changed });
  return announced;
}
