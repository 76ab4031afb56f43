import { defineCall } from '../call.ts';
import { finishedPageSchema, receiptsSchema, wantedReceiptsSchema } from '../receipt.ts';
import { languageQuerySchema } from '../paging.ts';
import { byKindAndId } from './records.ts';

const megabyte = 1024 * 1024;

/** Receipts of publications. */
export const receiptsCalls = {
  getReceipt: defineCall({
    id: 'getReceipt',
    summary:
      'Size, pictures, headings and dead links of the page of a record, now and at the publication before',
    method: 'GET',
    path: '/api/records/{kind}/{id}/receipt',
    access: ['kind'],
    params: byKindAndId,
    query: languageQuerySchema,
    status: 200,
    answer: receiptsSchema,
  }),
  listWantedReceipts: defineCall({
    id: 'listWantedReceipts',
    summary: 'For the server of the site alone: pages that have to be measured',
    method: 'GET',
    path: '/api/receipts/wanted',
    access: 'public',
    status: 200,
    answer: wantedReceiptsSchema,
  }),
  noteReceipt: defineCall({
    id: 'noteReceipt',
    summary: 'For the server of the site alone: a finished page to be measured',
    method: 'POST',
    path: '/api/receipts',
    access: 'public',
    body: finishedPageSchema,
    bodyLimit: 2 * megabyte,
    status: 204,
  }),
} as const;
