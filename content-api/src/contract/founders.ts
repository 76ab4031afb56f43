import { z } from 'zod';
import { limits } from './limits.ts';
import { timestampSchema, versionSchema } from './primitives.ts';
import { requiredLine, requiredLongText, requiredOr } from './text.ts';
import { optionalUrl, requiredUrl } from './url.ts';

const imagePosition = z.enum(['left', 'right'], 'Image Position must be left or right');

/** One founder; absent social links are empty. */
export const founderSchema = z.object({
  name: z.string(),
  bio: z.string(),
  image: z.string(),
  imagePosition,
  social: z.object({
    github: z.string(),
    portfolio: z.string(),
    linkedin: z.string(),
    instagram: z.string(),
  }),
});

/** The founders block. Before anything was saved it is empty and `updatedAt` is absent. */
export const foundersSchema = z.object({
  title: z.string(),
  founders: z.array(founderSchema),
  updatedAt: timestampSchema.optional(),
});

const founderInput = z.strictObject({
  name: requiredLine({ label: 'Founder name', max: limits.name }),
  bio: requiredLongText({ label: 'Founder bio', max: limits.description }),
  image: requiredUrl('Founder image URL'),
  imagePosition: imagePosition.default('left'),
  social: z
    .strictObject({
      github: optionalUrl('GitHub').default(''),
      portfolio: optionalUrl('Portfolio').default(''),
      linkedin: optionalUrl('LinkedIn').default(''),
      instagram: optionalUrl('Instagram').default(''),
    })
    .default({ github: '', portfolio: '', linkedin: '', instagram: '' }),
});

/** What the editor sends. */
export const foundersInputSchema = z.strictObject({
  title: requiredLine({ label: 'Founders Section Title', max: limits.title }),
  founders: z
    .array(founderInput, requiredOr('Founders', 'must be a list'))
    .max(limits.founders, `Founders: at most ${limits.founders} entries`),
  updatedAt: versionSchema,
});

/** See `founderSchema`. */
export type Founder = z.infer<typeof founderSchema>;
/** See `foundersSchema`. */
export type Founders = z.infer<typeof foundersSchema>;
/** See `foundersInputSchema`. */
export type FoundersInput = z.input<typeof foundersInputSchema>;
