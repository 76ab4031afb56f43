import { z } from 'zod';
import { lineForms } from './line-forms.ts';
import { limits } from './limits.ts';

const { read, message } = lineForms.language;

/** The languages that an account may edit content in, by their codes; null for all of them, also those to come. */
export const accountLanguagesSchema = z
  .array(
    z
      .string()
      .max(35)
      .refine((code) => read(code) !== null, `Language ${message}`)
      .transform((code) => read(code) ?? code),
    'Languages must be a list',
  )
  .min(1, 'Languages: choose one at least')
  .max(limits.languages + 1, 'Languages: too many entries')
  .transform((codes) => [...new Set(codes)])
  .nullable();
