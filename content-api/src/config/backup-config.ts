import type { StorePlace } from 'server-kit/object-store';
import { fields, offSiteFields, storePlace } from 'server-kit/settings';
import type { z } from 'zod';
import { hours } from '../lib/durations.ts';

export interface BackupConfig {
  /** 0: none are made by the server itself. */
  everyMs: number;
  keep: number;
  /** Unset: backups stay on this machine. */
  offSite?: { place: StorePlace; publicKey: string };
}

export const backupFields = {
  BACKUP_EVERY_HOURS: fields.backupEveryHours.default(24),
  BACKUP_KEEP: fields.backupKeep.default(7),
  ...offSiteFields,
};

type Values = z.output<z.ZodObject<typeof backupFields>> & Parameters<typeof storePlace>[1];

export function backupsOf(values: Values): BackupConfig {
  const { BACKUP_STORE: store, BACKUP_PUBLIC_KEY: publicKey } = values;
  const isOffSite = store !== undefined && publicKey !== undefined;
  return {
    everyMs: hours(values.BACKUP_EVERY_HOURS),
    keep: values.BACKUP_KEEP,
    ...(isOffSite && { offSite: { place: storePlace(store, values), publicKey } }),
  };
}
