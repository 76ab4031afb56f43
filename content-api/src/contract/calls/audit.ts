import { auditQuerySchema, auditSchema } from '../audit.ts';
import { defineCall } from '../call.ts';
import { settingsSchema } from '../settings.ts';

/** The log of what was done, and the settings that the console shows. */
export const auditCalls = {
  listAudit: defineCall({
    id: 'listAudit',
    summary: 'Who did what when, the newest first',
    method: 'GET',
    path: '/api/audit',
    access: ['people'],
    query: auditQuerySchema,
    status: 200,
    answer: auditSchema,
  }),
  getSettings: defineCall({
    id: 'getSettings',
    summary: 'Settings of the server that the console shows',
    method: 'GET',
    path: '/api/settings',
    access: 'console',
    status: 200,
    answer: settingsSchema,
  }),
} as const;
