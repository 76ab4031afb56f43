import { z } from 'zod';
import { backupNameSchema } from '../backup-files.ts';
import { defineCall } from '../call.ts';
import {
  backupBeginSchema,
  backupContentsSchema,
  backupPartQuerySchema,
  restoreStatusSchema,
  sentBackupSchema,
} from '../restore.ts';
import { rights } from '../rights.ts';

const params = z.strictObject({ name: backupNameSchema });
const access = rights;

/** Bringing back the state of a backup: it replaces accounts too, so that it asks for all rights. */
export const restoreCalls = {
  beginBackupUpload: defineCall({
    id: 'beginBackupUpload',
    summary: 'Begin to send a backup from elsewhere to this server, in parts',
    method: 'POST',
    path: '/api/backups/uploads',
    access,
    body: backupBeginSchema,
    status: 201,
    answer: sentBackupSchema,
  }),
  getBackupUpload: defineCall({
    id: 'getBackupUpload',
    summary: 'How much of a backup has arrived',
    method: 'GET',
    path: '/api/backups/uploads/{name}',
    access,
    params,
    status: 200,
    answer: sentBackupSchema,
  }),
  sendBackupPart: defineCall({
    id: 'sendBackupPart',
    summary: 'Send the next part of a backup as the body. 409 when the server has more or less of it',
    method: 'PUT',
    path: '/api/backups/uploads/{name}',
    access,
    params,
    query: backupPartQuerySchema,
    takesFile: true,
    status: 200,
    answer: sentBackupSchema,
  }),
  cancelBackupUpload: defineCall({
    id: 'cancelBackupUpload',
    summary: 'Drop what has arrived of a backup',
    method: 'DELETE',
    path: '/api/backups/uploads/{name}',
    access,
    params,
    status: 204,
  }),
  getBackupContents: defineCall({
    id: 'getBackupContents',
    summary: 'Prove a backup, and say what a restore of it would change; ask again while it is read',
    method: 'GET',
    path: '/api/backups/files/{name}/contents',
    access,
    params,
    status: 200,
    answer: backupContentsSchema,
  }),
  restoreBackup: defineCall({
    id: 'restoreBackup',
    summary:
      'Put a backup that was read into the place of everything. A copy of what is there is made first; the server stops meanwhile, and every session ends',
    method: 'POST',
    path: '/api/backups/files/{name}/restore',
    access,
    params,
    mayOmitBody: true,
    body: z.strictObject({}),
    status: 202,
    answer: restoreStatusSchema,
  }),
  getRestore: defineCall({
    id: 'getRestore',
    summary: 'Whether a restore is under way, and why the last one failed',
    method: 'GET',
    path: '/api/backups/restore',
    access,
    status: 200,
    answer: restoreStatusSchema,
  }),
} as const;
