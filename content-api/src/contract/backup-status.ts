import { z } from 'zod';
import { timestampSchema } from './primitives.ts';

const placeSchema = z.object({
  /** The moment whose state the last proven backup holds; absent while there is none. */
  provenAt: timestampSchema.optional(),
  /** Time of the last attempt, if it failed, and why. */
  failedAt: timestampSchema.optional(),
  reason: z.string().optional(),
  /** The last proven backup is older than two days, or than twice the time between backups where that is longer. */
  isLate: z.boolean(),
});

/** Age of the last proven backups. A place is absent where no backups are set up. */
export const backupStatusSchema = z.object({
  /** In the server's data folder. */
  local: placeSchema.optional(),
  /** In the store of `BACKUP_STORE`. */
  offSite: placeSchema.optional(),
});

/** See `backupStatusSchema`. */
export type BackupStatus = z.infer<typeof backupStatusSchema>;
