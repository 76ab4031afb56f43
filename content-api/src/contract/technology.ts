import { z } from 'zod';
import { limits } from './limits.ts';
import { idSchema, timestampSchema, versionSchema } from './primitives.ts';
import { technologyCategories } from './technology-categories.ts';
import { requiredLine, requiredOr } from './text.ts';
import { requiredUrl } from './url.ts';

const category = z.enum(technologyCategories, requiredOr('Category', 'is not one of the categories'));

/** A technology as every call returns it. */
export const technologySchema = z.object({
  _id: idSchema,
  name: z.string(),
  logo: z.string(),
  category,
  isSelected: z.boolean(),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});

/** What the form for a new technology sends. */
export const technologyInputSchema = z.strictObject({
  name: requiredLine({ label: 'Name', max: limits.name }),
  logo: requiredUrl('Logo URL'),
  category,
  isSelected: z.boolean('Selected must be true or false').default(false),
});

/** One row of the whole list: with `_id` it replaces that row, without one it is added. */
export const technologyRowSchema = technologyInputSchema.extend({
  _id: idSchema.optional(),
  updatedAt: versionSchema,
});

/** What `PUT /api/technologies` takes; rows that are not in the list stay (ruling 18). */
export const technologiesInputSchema = z.strictObject({
  technologies: z
    .array(technologyRowSchema, requiredOr('Technologies', 'must be a list'))
    .max(limits.technologyRows, `Technologies: at most ${limits.technologyRows} rows`),
});

/** What `GET /api/technologies` answers. */
export const technologiesSchema = z.object({ technologies: z.array(technologySchema) });

/** What `PUT /api/technologies` answers. */
export const technologiesSavedSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  data: technologiesSchema,
});

/** What `POST /api/technologies/initialize` answers; `count` is the rows really added. */
export const technologiesInitializedSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  count: z.int(),
});

/** See `technologySchema`. */
export type Technology = z.infer<typeof technologySchema>;
/** See `technologyInputSchema`. */
export type TechnologyInput = z.input<typeof technologyInputSchema>;
/** See `technologiesInputSchema`. */
export type TechnologiesInput = z.input<typeof technologiesInputSchema>;
/** See `technologiesSavedSchema`. */
export type TechnologiesSaved = z.infer<typeof technologiesSavedSchema>;
/** See `technologiesInitializedSchema`. */
export type TechnologiesInitialized = z.infer<typeof technologiesInitializedSchema>;
