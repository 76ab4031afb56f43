import { setAudience } from '../../core/audiences/audience-rows.ts';
import { parseData } from '../../core/records/complete.ts';
import { wholeData } from '../../core/records/complete-values.ts';
import { saveDraft } from '../../core/records/drafts.ts';
import { changedFields } from '../../core/records/merge-draft.ts';
import { recordKey } from '../../core/records/record-key.ts';
import { findRecord } from '../../core/records/record-rows.ts';
import { findRevision } from '../../core/records/revisions.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Queries } from '../../db/database.ts';
import { saveOrigin } from './origins.ts';
import type { Origin } from './origins.ts';

/** A record as a batch makes it. */
export interface ReadyItem {
  kind: Kind;
  id: string;
  data: Record<string, unknown>;
  /** When it was made on the old site; empty: unknown. */
  createdAt: string;
  /** Of the password that opens it. */
  passwordHash?: string;
  known: Origin | undefined;
  origin: Omit<Origin, 'record' | 'revision'>;
}

/**
 * Saves an item as a draft. A record that somebody has changed, put into the trash or deleted since stays as it is.
 *
 * @throws Fault 400 with the fields that are refused
 */
export async function saveItem(
  db: Queries,
  { kind, id, data: sent, createdAt, passwordHash, known, origin }: ReadyItem,
  { author, at }: { author: string; at: string },
): Promise<'created' | 'updated' | 'unchanged'> {
  const record = recordKey(kind, id);
  const row = await findRecord(db, kind, id);
  if (known !== undefined && row?.head_revision !== known.revision) return 'unchanged';
  if (row !== undefined && row.trashed_at !== null) return 'unchanged';
  const stored = await findRevision(db, record, row?.head_revision ?? null);
  const data = wholeData(kind.fields, parseData(kind, sent, 'draft'), stored?.data);
  if (stored !== undefined && changedFields(kind.fields, stored.data, data).length === 0) return 'unchanged';
  const revision = await saveDraft(db, { kind, id, data, author, at });
  await saveOrigin(db, { ...origin, record, revision });
  if (row !== undefined) return 'updated';
  if (passwordHash !== undefined) await protect(db, { kind, id, passwordHash, author, at });
  if (createdAt !== '' && createdAt < at)
    await db.updateTable('records').set({ created_at: createdAt }).where('key', '=', record).execute();
  return 'created';
}

interface Protected {
  kind: Kind;
  id: string;
  passwordHash: string;
  author: string;
  at: string;
}

/** Before it can be public, a record is for those who know its password. */
async function protect(db: Queries, { kind, id, ...change }: Protected): Promise<void> {
  const row = await findRecord(db, kind, id);
  if (row !== undefined) await setAudience(db, { kind, row, audience: 'password', ...change });
}
