import { z } from 'zod';
import { languageStates, staleWordsSchema } from './record-view.ts';
import { limits } from './limits.ts';
import { idSchema } from './primitives.ts';

/** Query of `GET /api/translations`. */
export const translationsQuerySchema = z.strictObject({
  language: z.string().max(35),
  state: z.enum(['missing', 'stale'], 'State must be missing or stale'),
});

/** What is to be translated: records without a public translation, or those with words that have changed since. */
export const translationsSchema = z.object({
  items: z.array(
    z.object({
      kind: z.string(),
      _id: idSchema,
      /** Of the original. */
      title: z.string(),
      state: z.enum(languageStates),
      stale: z.array(staleWordsSchema),
    }),
  ),
  total: z.int(),
});

/** Input of `POST /api/records/{kind}/{id}/still-right`: paths that `stale` names. @default all of them */
export const stillRightInputSchema = z.strictObject({
  paths: z
    .array(z.string().max(limits.title), 'Paths must be a list')
    .max(limits.stalePaths, 'Paths: too many entries')
    .optional(),
});

/** Query of the files for translators: every text, or those of records without a translation, or with changes since. */
export const translationsFileQuerySchema = z.strictObject({
  language: z.string().max(35, 'Language must be the code of a language'),
  state: z.enum(['missing', 'stale'], 'State must be missing or stale').optional(),
});

/** Query of a file that comes back. */
export const translationsImportQuerySchema = translationsFileQuerySchema.omit({ state: true });

/** Answer of an import: every translation that was taken over is a draft. */
export const importedTranslationsSchema = z.object({
  language: z.string(),
  /** Records with a new draft. */
  records: z.int(),
  /** Texts taken over. */
  units: z.int(),
  /** Texts that are empty, or there already. */
  unchanged: z.int(),
  /** Texts left out, for their originals have changed since the export; at most 100 are named. */
  outdated: z.array(z.string()),
});

/** See `translationsFileQuerySchema`. */
export type TranslationsFileQuery = z.output<typeof translationsFileQuerySchema>;
/** See `importedTranslationsSchema`. */
export type ImportedTranslations = z.infer<typeof importedTranslationsSchema>;
/** See `translationsQuerySchema`. */
export type TranslationsQuery = z.output<typeof translationsQuerySchema>;
/** See `translationsSchema`. */
export type Translations = z.infer<typeof translationsSchema>;
