import type { Audience } from '../../contract/audience.ts';
import { kindIn, partsOfStoredName } from '../../contract/kinds/kind-in.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Queries, Reads } from '../../db/database.ts';
import type { AudienceTable, RecordTable } from '../../db/record-tables.ts';
import { addRevision, statePublication, syncRecord } from '../records/log.ts';
import { originalKey } from '../records/record-key.ts';
import { findRevision } from '../records/revisions.ts';

export function findAudience(db: Reads, record: string): Promise<AudienceTable | undefined> {
  return db.selectFrom('audiences').selectAll().where('record', '=', record).executeTakeFirst();
}

const notes: Record<Audience, string> = {
  everyone: 'Visible to everyone',
  link: 'Visible to guests with a link',
  password: 'Visible with a password',
};

interface Change {
  kind: Kind;
  row: RecordTable;
  audience: Audience;
  passwordHash: string | null;
  author: string;
  at: string;
}

/**
 * Says who may see a record, in all its languages, from now on. What it shows stays the same, and the change is an entry
 * of its history.
 */
export async function setAudience(db: Queries, change: Change): Promise<void> {
  const { kind, row, audience, passwordHash, author, at } = change;
  const values = { audience, password_hash: passwordHash, changed_at: at };
  await db
    .insertInto('audiences')
    .values({ record: originalKey(kind, row.id), kind: kind.name, id: row.id, ...values })
    .onConflict((clash) => clash.column('record').doUpdateSet(values))
    .execute();
  for (const { key, kind: stored } of await rowsInLanguages(db, kind, row.id))
    await syncRecord(db, kindIn(kind, partsOfStoredName(stored).language), key);
  const shown = await findRevision(db, row.key, row.live_revision);
  if (shown === undefined) return;
  const state = { kind, author, at, data: shown.data };
  const revision = await addRevision(db, {
    ...state,
    record: row.key,
    base: shown.id,
    note: notes[audience],
  });
  await statePublication(db, { kind, id: row.id, author, at, revision });
}

/** The rows of a record in each language. */
function rowsInLanguages(db: Queries, { name }: Kind, id: string) {
  return db
    .selectFrom('records')
    .select(['key', 'kind'])
    .where('id', '=', id)
    .where((eb) => eb.or([eb('kind', '=', name), eb('kind', 'like', `${name}@%`)]))
    .execute();
}
