import { defineCall } from '../call.ts';
import { recordViewSchema } from '../editorial.ts';
import { languageQuerySchema } from '../paging.ts';
import { stillRightInputSchema } from '../translations.ts';
import { byKindAndId } from './records.ts';

/** What is done with translations alone. */
export const translationsCalls = {
  markStillRight: defineCall({
    id: 'markStillRight',
    summary: 'Take a translation, or paragraphs of it, for up to date as it is; visitors see no change',
    method: 'POST',
    path: '/api/records/{kind}/{id}/still-right',
    access: ['kind'],
    params: byKindAndId,
    query: languageQuerySchema,
    body: stillRightInputSchema,
    mayOmitBody: true,
    status: 200,
    answer: recordViewSchema,
  }),
} as const;
