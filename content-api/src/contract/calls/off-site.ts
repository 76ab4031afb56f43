import { z } from 'zod';
import { defineCall } from '../call.ts';
import { offSiteInputSchema, offSiteSchema, offSiteTestSchema } from '../off-site.ts';
import { rights } from '../rights.ts';

const path = '/api/backups/off-site';

/** The place of off-site backups. They hold everything, so that only an account with all rights changes it. */
export const offSiteCalls = {
  getOffSite: defineCall({
    id: 'getOffSite',
    summary: 'The place of off-site backups, without its secret',
    method: 'GET',
    path,
    access: ['releases'],
    status: 200,
    answer: offSiteSchema,
  }),
  saveOffSite: defineCall({
    id: 'saveOffSite',
    summary: 'Set the place of off-site backups; refused where the environment sets one',
    method: 'PUT',
    path,
    access: rights,
    body: offSiteInputSchema,
    status: 200,
    answer: offSiteSchema,
  }),
  removeOffSite: defineCall({
    id: 'removeOffSite',
    summary: 'Make no off-site backups any more; those that are there stay',
    method: 'DELETE',
    path,
    access: rights,
    status: 200,
    answer: offSiteSchema,
  }),
  testOffSite: defineCall({
    id: 'testOffSite',
    summary: 'Ask the place whether it can be used; if so, a backup goes there at once',
    method: 'POST',
    path: '/api/backups/off-site/test',
    access: ['releases'],
    mayOmitBody: true,
    body: z.strictObject({}),
    status: 200,
    answer: offSiteTestSchema,
  }),
} as const;
