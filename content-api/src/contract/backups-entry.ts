export { offSiteCalls } from './calls/off-site.ts';
export { restoreCalls } from './calls/restore.ts';
export { offSiteInputSchema, offSiteSchema } from './off-site.ts';
export type { OffSite, OffSiteInput, OffSiteTest } from './off-site.ts';
export type { BackupContents, RestoreStatus, SentBackup } from './restore.ts';
