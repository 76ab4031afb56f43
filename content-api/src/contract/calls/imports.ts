import { defineCall } from '../call.ts';
import {
  importAddressesSchema,
  importListSchema,
  importPatchSchema,
  importSchema,
  importStartedSchema,
} from '../imports.ts';
import { byId } from './parts.ts';

const access = ['content', 'publish'] as const;

/** Another site's content, from its file to the public pages. */
export const importsCalls = {
  startImport: defineCall({
    id: 'startImport',
    summary:
      'Send the export of another site: the field "file" of a form, with "site" for its address, or the file itself. It is read and tried out, and nothing is written yet',
    method: 'POST',
    path: '/api/imports',
    access,
    takesFile: true,
    status: 202,
    answer: importStartedSchema,
  }),
  listImports: defineCall({
    id: 'listImports',
    summary: 'What has moved in, the newest first',
    method: 'GET',
    path: '/api/imports',
    access,
    status: 200,
    answer: importListSchema,
  }),
  getImport: defineCall({
    id: 'getImport',
    summary: 'One batch with what is in its file, what became of it and what did not come in',
    method: 'GET',
    path: '/api/imports/{id}',
    access,
    params: byId,
    status: 200,
    answer: importSchema,
  }),
  changeImport: defineCall({
    id: 'changeImport',
    summary: 'Change what each type and column of the source becomes; before a run it is tried out anew',
    method: 'PATCH',
    path: '/api/imports/{id}',
    access,
    params: byId,
    body: importPatchSchema,
    status: 200,
    answer: importSchema,
  }),
  runImport: defineCall({
    id: 'runImport',
    summary: 'Bring everything in as drafts; it goes on while nobody waits, and after a restart',
    method: 'POST',
    path: '/api/imports/{id}/run',
    access,
    params: byId,
    status: 202,
    answer: importStartedSchema,
  }),
  publishImport: defineCall({
    id: 'publishImport',
    summary: 'Publish what was public on the old site, and schedule what was to be',
    method: 'POST',
    path: '/api/imports/{id}/publish',
    access,
    params: byId,
    status: 200,
    answer: importSchema,
  }),
  undoImport: defineCall({
    id: 'undoImport',
    summary: 'Remove what a batch has made, but for what somebody has changed since',
    method: 'POST',
    path: '/api/imports/{id}/undo',
    access,
    params: byId,
    status: 200,
    answer: importSchema,
  }),
  listImportAddresses: defineCall({
    id: 'listImportAddresses',
    summary: 'What each address of the old site is here',
    method: 'GET',
    path: '/api/imports/{id}/addresses',
    access,
    params: byId,
    status: 200,
    answer: importAddressesSchema,
  }),
} as const;
