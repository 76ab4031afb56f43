import { z } from 'zod';
import {
  bringBackInputSchema,
  broughtBackSchema,
  differencesQuerySchema,
  differencesSchema,
} from '../bring-back.ts';
import { defineCall } from '../call.ts';
import { idSchema } from '../primitives.ts';

/** Showing again what was public at another moment. */
export const bringBackCalls = {
  listDifferences: defineCall({
    id: 'listDifferences',
    summary: 'Records that showed, or will show, something else at that moment than now',
    method: 'GET',
    path: '/api/differences',
    access: ['content'],
    query: differencesQuerySchema,
    status: 200,
    answer: differencesSchema,
  }),
  bringBack: defineCall({
    id: 'bringBack',
    summary: 'Show again what the records, or those that are named, showed at that moment',
    method: 'POST',
    path: '/api/records/bring-back',
    access: ['content', 'publish'],
    body: bringBackInputSchema,
    status: 200,
    answer: broughtBackSchema,
  }),
  undoBringBack: defineCall({
    id: 'undoBringBack',
    summary: 'Take that back for the records that were not changed since; it can be undone in turn',
    method: 'POST',
    path: '/api/records/undo/{undo}',
    access: ['content', 'publish'],
    params: z.strictObject({ undo: idSchema }),
    status: 200,
    answer: broughtBackSchema,
  }),
} as const;
