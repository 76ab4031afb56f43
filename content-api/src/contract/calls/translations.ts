import { defineCall } from '../call.ts';
import { recordViewSchema } from '../record-view.ts';
import { languageQuerySchema } from '../paging.ts';
import {
  importedTranslationsSchema,
  stillRightInputSchema,
  translationsFileQuerySchema,
  translationsImportQuerySchema,
  translationsQuerySchema,
  translationsSchema,
} from '../translations.ts';
import { kilobytes } from './parts.ts';
import { byKindAndId } from './records.ts';

/** The largest file of translations, however it is sent. */
export const translationFileBytes = kilobytes(10_240);

const fileOut = {
  method: 'GET',
  access: ['content'],
  query: translationsFileQuerySchema,
  answersFile: true,
  status: 200,
} as const;
const fileIn = {
  method: 'POST',
  access: ['content'],
  query: translationsImportQuerySchema,
  takesFile: true,
  bodyLimit: translationFileBytes,
  status: 200,
  answer: importedTranslationsSchema,
} as const;
const xliff = '/api/translations.xlf';
const csv = '/api/translations.csv';

/** What is done with translations alone. */
export const translationsCalls = {
  listTranslations: defineCall({
    id: 'listTranslations',
    summary: 'What is to be translated into a language: what is missing, or what has changed since',
    method: 'GET',
    path: '/api/translations',
    access: 'console',
    query: translationsQuerySchema,
    status: 200,
    answer: translationsSchema,
  }),
  exportXliff: defineCall({
    id: 'exportTranslations',
    summary: 'The texts of the content with their translations into a language, as XLIFF 2.1 for translators',
    path: xliff,
    ...fileOut,
  }),
  importXliff: defineCall({
    id: 'importTranslations',
    summary: 'Such a file back, as the whole body: its translations become drafts, or none of them',
    path: xliff,
    ...fileIn,
  }),
  exportCsv: defineCall({
    id: 'exportTranslationsTable',
    summary: 'The texts of the content with their translations into a language, as a table',
    path: csv,
    ...fileOut,
  }),
  importCsv: defineCall({
    id: 'importTranslationsTable',
    summary: 'Such a table back, as the whole body: its translations become drafts, or none of them',
    path: csv,
    ...fileIn,
  }),
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
