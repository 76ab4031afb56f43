import { z } from 'zod';
import { defineCall } from '../call.ts';
import { revisionsQuerySchema, revisionsSchema, revisionStateSchema } from '../record-history.ts';
import {
  deleteQuerySchema,
  excerptInputSchema,
  excerptSchema,
  newRecordSchema,
  orderInputSchema,
  publishInputSchema,
  recordPatchSchema,
  restoreInputSchema,
  savedRecordSchema,
} from '../record-inputs.ts';
import {
  recordListQuerySchema,
  recordListSchema,
  recordRowsQuerySchema,
  recordRowsSchema,
} from '../record-lists.ts';
import { recordViewSchema, unsavedViewSchema } from '../record-view.ts';
import { outcomeSchema } from '../outcome.ts';
import { languageQuerySchema } from '../paging.ts';
import { idSchema } from '../primitives.ts';

const name = z.string().regex(/^[A-Za-z0-9-]{1,60}$/, 'must be a name');
const ofKind = z.strictObject({ kind: name });
/** A single may be named by its kind in place of its id. */
export const byKindAndId = ofKind.extend({ id: name });
const list = '/api/records/{kind}';
const one = `${list}/{id}`;
const answersView = {
  params: byKindAndId,
  query: languageQuerySchema,
  status: 200,
  answer: recordViewSchema,
} as const;

/** The editor's calls, the same for records of every kind. */
export const recordsCalls = {
  listRecords: defineCall({
    id: 'listRecords',
    summary: 'A page of records in every state, without state all but the trash',
    method: 'GET',
    path: list,
    access: ['kind'],
    params: ofKind,
    query: recordListQuerySchema,
    status: 200,
    answer: recordListSchema,
  }),
  listRecordRows: defineCall({
    id: 'listRecordRows',
    summary: 'All records that match, each as one line: to select them all, or to order them',
    method: 'GET',
    path: `${list}/rows`,
    access: ['kind'],
    params: ofKind,
    query: recordRowsQuerySchema,
    status: 200,
    answer: recordRowsSchema,
  }),
  readExcerpt: defineCall({
    id: 'readExcerpt',
    summary: 'The beginning of the text in a form, as cards and search results will show it; keeps nothing',
    method: 'POST',
    path: `${list}/excerpt`,
    access: ['kind'],
    params: ofKind,
    body: excerptInputSchema,
    countsAsRead: true,
    status: 200,
    answer: excerptSchema,
  }),
  createRecord: defineCall({
    id: 'createRecord',
    summary: 'Add a record as a draft, public or scheduled. A draft may be incomplete',
    method: 'POST',
    path: list,
    access: ['kind'],
    params: ofKind,
    query: languageQuerySchema,
    body: newRecordSchema,
    status: 201,
    answer: recordViewSchema,
  }),
  orderRecords: defineCall({
    id: 'orderRecords',
    summary: 'Order records by hand; an empty list gives the order by hand up',
    method: 'PUT',
    path: `${list}/order`,
    access: ['kind', 'publish'],
    params: ofKind,
    body: orderInputSchema,
    status: 200,
    answer: outcomeSchema,
  }),
  getRecord: defineCall({
    id: 'getRecord',
    summary:
      'A record with its draft, what is public of it and its publications; all null for a single that was never saved',
    method: 'GET',
    path: one,
    access: ['kind'],
    params: byKindAndId,
    query: languageQuerySchema,
    status: 200,
    answer: z.union([recordViewSchema, unsavedViewSchema]),
  }),
  saveRecord: defineCall({
    id: 'saveRecord',
    summary: 'Save the whole data of a record as a revision, and publish it if asked to',
    method: 'PUT',
    path: one,
    access: ['kind'],
    ...answersView,
    body: savedRecordSchema,
  }),
  changeRecord: defineCall({
    id: 'changeRecord',
    summary: 'Set whether a record is featured, its slug or its place in the order by hand',
    method: 'PATCH',
    path: one,
    access: ['kind'],
    ...answersView,
    body: recordPatchSchema,
  }),
  publishRecord: defineCall({
    id: 'publishRecord',
    summary: 'Make the draft or a named revision public, now or later; replaces what was scheduled',
    method: 'POST',
    path: `${one}/publish`,
    access: ['kind', 'publish'],
    ...answersView,
    body: publishInputSchema,
    mayOmitBody: true,
  }),
  unpublishRecord: defineCall({
    id: 'unpublishRecord',
    summary: 'Take a record from the public, with what was scheduled; it stays as a draft',
    method: 'POST',
    path: `${one}/unpublish`,
    access: ['kind', 'publish'],
    ...answersView,
  }),
  restoreRecord: defineCall({
    id: 'restoreRecord',
    summary: 'Take a record out of the trash, or an earlier revision back',
    method: 'POST',
    path: `${one}/restore`,
    access: ['kind'],
    ...answersView,
    body: restoreInputSchema,
    mayOmitBody: true,
  }),
  deleteRecord: defineCall({
    id: 'deleteRecord',
    summary: 'Put a record into the trash, or with for-good=true delete one that is there for good',
    method: 'DELETE',
    path: one,
    access: ['kind'],
    params: byKindAndId,
    query: deleteQuerySchema,
    status: 200,
    answer: outcomeSchema,
  }),
  listRevisions: defineCall({
    id: 'listRevisions',
    summary: 'The history of a record, the newest first',
    method: 'GET',
    path: `${one}/revisions`,
    access: ['kind'],
    params: byKindAndId,
    query: revisionsQuerySchema,
    status: 200,
    answer: revisionsSchema,
  }),
  getRevision: defineCall({
    id: 'getRevision',
    summary: 'One revision with its data, and the data that it was made from',
    method: 'GET',
    path: `${one}/revisions/{revision}`,
    access: ['kind'],
    params: byKindAndId.extend({ revision: idSchema }),
    query: languageQuerySchema,
    status: 200,
    answer: revisionStateSchema,
  }),
  cancelPublication: defineCall({
    id: 'cancelPublication',
    summary: 'Withdraw a publication that lies ahead',
    method: 'DELETE',
    path: `${one}/publications/{publication}`,
    access: ['kind', 'publish'],
    ...answersView,
    params: byKindAndId.extend({ publication: idSchema }),
  }),
} as const;
