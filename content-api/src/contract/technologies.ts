import { z } from 'zod';
import { technology } from './kinds/technology.ts';
import { limits } from './limits.ts';
import { answerSchemaOf, rowSchemaOf } from './schemas/kind-schemas.ts';
import { requiredOr } from './text.ts';

/** Input of `PUT /api/technologies`; rows that are not in the list stay. */
export const technologiesInputSchema = z.strictObject({
  technologies: z
    .array(rowSchemaOf(technology), requiredOr('Technologies', 'must be a list'))
    .max(limits.technologyRows, `Technologies: at most ${limits.technologyRows} rows`),
});

/** Answer of `PUT /api/technologies`. */
export const technologiesSavedSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({ technologies: z.array(answerSchemaOf(technology)) }),
});

/** Answer of `POST /api/technologies/initialize`; `count` is the number of added rows. */
export const technologiesInitializedSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  count: z.int(),
});

/** See `technologiesInputSchema`. */
export type TechnologiesInput = z.input<typeof technologiesInputSchema>;
/** See `technologiesSavedSchema`. */
export type TechnologiesSaved = z.infer<typeof technologiesSavedSchema>;
/** See `technologiesInitializedSchema`. */
export type TechnologiesInitialized = z.infer<typeof technologiesInitializedSchema>;
