import { backupStatusSchema } from '../backup-status.ts';
import { defineCall } from '../call.ts';

/** How old the backups are. */
export const backupsCalls = {
  getBackups: defineCall({
    id: 'getBackups',
    summary: 'How old the last proven backups are, on the server and off-site',
    method: 'GET',
    path: '/api/backups',
    access: ['releases'],
    status: 200,
    answer: backupStatusSchema,
  }),
} as const;
