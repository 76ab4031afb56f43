import { z } from 'zod';
import { lineForms } from './line-forms.ts';
import { limits } from './limits.ts';
import { timestampSchema } from './primitives.ts';
import { requiredLongText } from './text.ts';

const { read, message } = lineForms.language;

/** Query of the calls of texts: a code of BCP 47. @default the language of the site */
export const textsQuerySchema = z.strictObject({
  language: z
    .string()
    .max(limits.textKey)
    .refine((code) => read(code) !== null, `The language ${message}`)
    .transform((code) => read(code) ?? code)
    .optional(),
});

/** Body of `PUT /api/texts`: texts by their keys; null brings the catalogue's text back. */
export const changedTextsSchema = z.record(
  z.string(),
  z.union([z.null(), requiredLongText({ label: 'Text', max: limits.shortText })]),
);

/**
 * Answer of the calls of texts: the catalogue in one language. A text that counts has an entry for each form of the
 * language's plural, such as `blog.found.one`; `changed` is what the studio says instead. What is
 * changed in `en` is the default of `en-IN`.
 */
export const textsSchema = z.object({
  language: z.string(),
  texts: z.array(
    z.object({
      key: z.string(),
      /** Field of the kind `texts`. */
      part: z.string(),
      default: z.string(),
      changed: z.string().nullable(),
    }),
  ),
  updatedAt: timestampSchema.optional(),
});

/** See `textsSchema`. */
export type Texts = z.infer<typeof textsSchema>;
