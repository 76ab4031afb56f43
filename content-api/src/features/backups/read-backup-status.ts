import type { Context } from '../../core/context.ts';
import type { BackupStatus } from '../../contract/backup-status.ts';
import { days } from '../../lib/durations.ts';
import { readBackupNote } from './backup-note.ts';
import { readOffSite } from './off-site/stored-off-site.ts';
import type { BackupNote } from './backup-note.ts';

const lateAfterMs = days(2);

type StatusContext = Pick<Context, 'config' | 'database' | 'clock' | 'siteSecret'>;

/** Reads the age of the last proven backups, for each place where backups are set up. */
export async function readBackupStatus(context: StatusContext): Promise<BackupStatus> {
  const { config, database, clock } = context;
  const { everyMs } = config.backups;
  const isLate = ({ provenAt, failedAt }: BackupNote): boolean =>
    provenAt === undefined
      ? failedAt !== undefined
      : clock.nowMs() - Date.parse(provenAt) > Math.max(lateAfterMs, 2 * everyMs);
  const statusOf = (note: BackupNote) => ({ ...note, isLate: isLate(note) });
  const [offSite, local, stored] = await Promise.all([
    readOffSite(database.queries, context),
    readBackupNote(database.queries, 'local'),
    readBackupNote(database.queries, 'offSite'),
  ]);
  return {
    ...(everyMs > 0 && { local: statusOf(local) }),
    ...(offSite !== undefined && { offSite: statusOf(stored) }),
  };
}
