import { defineCall } from '../call.ts';
import { installationSchema } from '../installation.ts';

/** What this installation is, and how it is. */
export const installationCalls = {
  getInstallation: defineCall({
    id: 'getInstallation',
    summary: 'Version, database, disk, certificate and last errors, without anything about persons',
    method: 'GET',
    path: '/api/installation',
    access: ['studio'],
    status: 200,
    answer: installationSchema,
  }),
} as const;
