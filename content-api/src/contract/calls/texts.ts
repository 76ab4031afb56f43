import { defineCall } from '../call.ts';
import { changedTextsSchema, textsQuerySchema, textsSchema } from '../texts.ts';

/** The fixed texts of the public site, in one language. */
export const textsCalls = {
  getTexts: defineCall({
    id: 'getTexts',
    summary: 'The fixed texts of the public site in a language, with those that were changed',
    method: 'GET',
    path: '/api/texts',
    access: 'public',
    query: textsQuerySchema,
    status: 200,
    answer: textsSchema,
  }),
  changeTexts: defineCall({
    id: 'changeTexts',
    summary: 'Change the texts that are named; null brings the text of the catalogue back',
    method: 'PUT',
    path: '/api/texts',
    access: ['studio', 'publish'],
    query: textsQuerySchema,
    body: changedTextsSchema,
    status: 200,
    answer: textsSchema,
  }),
} as const;
