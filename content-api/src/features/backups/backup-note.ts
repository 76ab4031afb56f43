import { z } from 'zod';
import type { Queries } from '../../db/database.ts';
import { describeFault } from '../../core/describe-fault.ts';
import { readMeta, writeMeta } from '../../db/meta.ts';

/** `local`: in the data folder; `offSite`: in the store. */
export type BackupPlace = 'local' | 'offSite';

const noteSchema = z.object({
  /** The moment whose state the last proven backup holds. */
  provenAt: z.string().optional(),
  /** Time of the last attempt, if it failed. */
  failedAt: z.string().optional(),
  reason: z.string().optional(),
});

/** Result of the last backups in one place, stored in the database for all servers. */
export type BackupNote = z.infer<typeof noteSchema>;

const keys: Record<BackupPlace, string> = { local: 'backup_local', offSite: 'backup_off_site' };
const reasonMax = 300;

export async function readBackupNote(db: Queries, place: BackupPlace): Promise<BackupNote> {
  const stored = await readMeta(db, keys[place]);
  return stored === undefined ? {} : noteSchema.parse(JSON.parse(stored));
}

export async function noteProven(db: Queries, place: BackupPlace, provenAt: string): Promise<void> {
  await writeMeta(db, keys[place], JSON.stringify({ provenAt }));
}

export async function noteFailure(db: Queries, place: BackupPlace, error: unknown): Promise<void> {
  const { provenAt } = await readBackupNote(db, place);
  const [reason] = describeFault(error).slice(0, reasonMax).split('\n');
  await writeMeta(db, keys[place], JSON.stringify({ provenAt, failedAt: new Date().toISOString(), reason }));
}
