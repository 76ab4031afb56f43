import { z } from 'zod';
import { backupNameSchema } from './backup-files.ts';
import { timestampSchema } from './primitives.ts';

/** Largest backup that is sent to the server. */
const sentBytesMax = 100 * 1024 ** 3;

/** How many of each are in a studio: kinds of content by their plural, and `media`, `messages`, `accounts`. */
const countsSchema = z.record(z.string(), z.int());

/** What a backup holds, against what is there now. */
export const backupContentsSchema = z.object({
  /** `reading`: ask again in a moment; `refused`: it cannot be restored, and `reason` is why. */
  state: z.enum(['reading', 'ready', 'refused']),
  reason: z.string().optional(),
  contents: z
    .object({
      /** The moment whose state it holds. */
      createdAt: timestampSchema,
      /** Of the program that made it; backups of earlier versions do not say. */
      version: z.string().optional(),
      hasMedia: z.boolean(),
      counts: countsSchema,
      countsNow: countsSchema,
      /** E-mail addresses of those who can sign in afterwards: the first of them. */
      accounts: z.array(z.string()),
    })
    .optional(),
});

/** See `backupContentsSchema`. */
export type BackupContents = z.infer<typeof backupContentsSchema>;

/** Whether a restore is under way, and what became of the last one that failed. */
export const restoreStatusSchema = z.object({
  isRestoring: z.boolean(),
  failure: z.object({ at: timestampSchema, reason: z.string() }).optional(),
});

/** See `restoreStatusSchema`. */
export type RestoreStatus = z.infer<typeof restoreStatusSchema>;

/** Announces a backup that is sent in parts. */
export const backupBeginSchema = z.strictObject({
  bytes: z
    .int('Size must be a number')
    .min(1, 'The file is empty')
    .max(sentBytesMax, 'The file is larger than a backup can be'),
});

/** Where a part begins, and the size of the whole file. */
export const backupPartQuerySchema = z.strictObject({
  from: z.coerce.number().int().min(0),
  of: z.coerce.number().int().min(1).max(sentBytesMax),
});

/** What has arrived of a backup; with the last part it is among the others under that name. */
export const sentBackupSchema = z.object({ name: backupNameSchema, received: z.int() });

/** See `sentBackupSchema`. */
export type SentBackup = z.infer<typeof sentBackupSchema>;
