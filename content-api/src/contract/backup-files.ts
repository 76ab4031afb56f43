import { z } from 'zod';
import { timestampSchema } from './primitives.ts';

/** Name of a backup in the server's folder of backups. */
export const backupNameSchema = z
  .string()
  .max(100)
  .regex(
    /^(?:auto|content|sent|before-restore|before-migration)-[\dTZ-]+\.backup$/,
    'must be the name of a backup',
  );

/** Backups in the folder of the server that answers, the newest first. Each was proven when it was made. */
export const backupFilesSchema = z.object({
  items: z.array(
    z.object({
      name: backupNameSchema,
      madeAt: timestampSchema,
      bytes: z.int(),
      /** Made by the schedule, which removes old ones; others stay until somebody deletes them. */
      isScheduled: z.boolean(),
    }),
  ),
  /** Whether this server makes one now. */
  isRunning: z.boolean(),
});

/** See `backupFilesSchema`. */
export type BackupFiles = z.infer<typeof backupFilesSchema>;

/** What a backup is downloaded with, within a minute: in the body of a form, so that it stands in no address. */
export const backupTicketSchema = z.object({ ticket: z.string().max(100) });
