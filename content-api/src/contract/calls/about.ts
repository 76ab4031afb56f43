import { aboutInputSchema, aboutSchema } from '../about.ts';
import { defineCall } from '../call.ts';
import { readOnlyKeys } from './parts.ts';

/** The about page, for visitors and for the editor. */
export const aboutCalls = {
  publicAbout: defineCall({
    id: 'publicAbout',
    summary: 'The about page for visitors',
    method: 'GET',
    path: '/api/portfolio/about',
    access: 'public',
    status: 200,
    answer: aboutSchema,
  }),
  getAbout: defineCall({
    id: 'getAbout',
    summary: 'The about page for the editor',
    method: 'GET',
    path: '/api/about',
    access: 'admin',
    status: 200,
    answer: aboutSchema,
  }),
  saveAbout: defineCall({
    id: 'saveAbout',
    summary: 'Replace the about page',
    method: 'PUT',
    path: '/api/about',
    access: 'admin',
    body: aboutInputSchema,
    ignoredKeys: readOnlyKeys,
    status: 200,
    answer: aboutSchema,
  }),
} as const;
