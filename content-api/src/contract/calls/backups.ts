import { z } from 'zod';
import { backupFilesSchema, backupNameSchema, backupTicketSchema } from '../backup-files.ts';
import { backupStatusSchema } from '../backup-status.ts';
import { defineCall } from '../call.ts';
import { rights } from '../rights.ts';

const byName = z.strictObject({ name: backupNameSchema });

/** How old the backups are, and the backups of this server. */
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
  listBackupFiles: defineCall({
    id: 'listBackupFiles',
    summary: 'The backups in the folder of the server that answers',
    method: 'GET',
    path: '/api/backups/files',
    access: ['releases'],
    status: 200,
    answer: backupFilesSchema,
  }),
  makeBackup: defineCall({
    id: 'makeBackup',
    summary: 'Make a backup on this server now; it is in the list once it is proven. One at a time',
    method: 'POST',
    path: '/api/backups/files',
    access: ['releases'],
    mayOmitBody: true,
    body: z.strictObject({}),
    status: 202,
    answer: backupFilesSchema,
  }),
  ticketForBackup: defineCall({
    id: 'ticketForBackup',
    summary: 'A ticket to download a backup, which holds everything: accounts, messages, secrets',
    method: 'POST',
    path: '/api/backups/files/{name}/ticket',
    access: rights,
    params: byName,
    mayOmitBody: true,
    body: z.strictObject({}),
    status: 200,
    answer: backupTicketSchema,
  }),
  downloadBackup: defineCall({
    id: 'downloadBackup',
    summary: 'The file of a backup, for a ticket that is not older than a minute',
    method: 'POST',
    path: '/api/backups/files/{name}/download',
    access: 'public',
    params: byName,
    takesForms: true,
    body: backupTicketSchema.strict(),
    answersFile: true,
    status: 200,
  }),
  deleteBackup: defineCall({
    id: 'deleteBackup',
    summary: 'Delete a backup; the newest one stays',
    method: 'DELETE',
    path: '/api/backups/files/{name}',
    access: rights,
    params: byName,
    status: 200,
    answer: backupFilesSchema,
  }),
} as const;
