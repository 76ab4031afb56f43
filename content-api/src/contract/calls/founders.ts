import { defineCall } from '../call.ts';
import { foundersInputSchema, foundersSchema } from '../founders.ts';
import { readOnlyKeys } from './parts.ts';

/** The founders, for visitors and for the editor. */
export const foundersCalls = {
  publicFounders: defineCall({
    id: 'publicFounders',
    summary: 'The founders for visitors',
    method: 'GET',
    path: '/api/portfolio/founders',
    access: 'public',
    status: 200,
    answer: foundersSchema,
  }),
  getFounders: defineCall({
    id: 'getFounders',
    summary: 'The founders for the editor',
    method: 'GET',
    path: '/api/founders',
    access: 'admin',
    status: 200,
    answer: foundersSchema,
  }),
  saveFounders: defineCall({
    id: 'saveFounders',
    summary: 'Replace the founders',
    method: 'PUT',
    path: '/api/founders',
    access: 'admin',
    body: foundersInputSchema,
    ignoredKeys: readOnlyKeys,
    status: 200,
    answer: foundersSchema,
  }),
} as const;
