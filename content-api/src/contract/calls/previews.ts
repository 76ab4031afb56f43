import { defineCall } from '../call.ts';
import { outcomeSchema } from '../outcome.ts';
import { previewInputSchema, previewLinkSchema, previewPatchSchema, previewSchema } from '../preview.ts';
import { byId, kilobytes } from './parts.ts';

/** Two records of the largest size. */
const bodyLimit = kilobytes(512);

/** Links that show the site with a draft, or as of another time. */
export const previewsCalls = {
  createPreview: defineCall({
    id: 'createPreview',
    summary:
      'A link to the site with a record as its draft, a given revision or a form holds it, or as of another time',
    method: 'POST',
    path: '/api/previews',
    access: 'console',
    body: previewInputSchema,
    bodyLimit,
    status: 201,
    answer: previewLinkSchema,
  }),
  changePreview: defineCall({
    id: 'changePreview',
    summary: 'Show what the form holds by now; of a preview that was made for a form, by its author',
    method: 'PUT',
    path: '/api/previews/{id}',
    access: 'console',
    params: byId,
    body: previewPatchSchema,
    countsAsRead: true,
    bodyLimit,
    status: 200,
    answer: outcomeSchema,
  }),
  deletePreview: defineCall({
    id: 'deletePreview',
    summary: 'Revoke such a link',
    method: 'DELETE',
    path: '/api/previews/{id}',
    access: 'console',
    params: byId,
    status: 200,
    answer: outcomeSchema,
  }),
  readPreview: defineCall({
    id: 'readPreview',
    summary:
      'What the preview of the header x-preview shows; with that header every public read of content answers as the preview shows it',
    method: 'GET',
    path: '/api/preview',
    access: 'public',
    status: 200,
    answer: previewSchema,
  }),
} as const;
