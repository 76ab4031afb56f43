import { z } from 'zod';
import { aboutInputSchema } from '../contract/about.ts';
import { foundersInputSchema } from '../contract/founders.ts';
import { postInputSchema } from '../contract/post.ts';
import { idSchema } from '../contract/primitives.ts';
import { projectInputSchema } from '../contract/project.ts';
import { serviceInputSchema } from '../contract/service.ts';
import { technologyInputSchema } from '../contract/technology.ts';

const instant = z.iso.datetime({ offset: true }).transform((value) => new Date(value).toISOString());
const kept = { _id: idSchema.optional(), createdAt: instant.optional(), updatedAt: instant.optional() };

/** All content as one file: what export writes, and what import and the demo content bring. */
export const contentFileSchema = z.strictObject({
  studio: z.unknown().optional(),
  projects: z
    .array(
      projectInputSchema.extend({
        ...kept,
        githubLink: z.unknown().optional(),
        websiteLink: z.unknown().optional(),
        description: z.unknown().optional(),
        date: z.unknown().optional(),
      }),
    )
    .max(5000)
    .default([]),
  services: z.array(serviceInputSchema.extend(kept)).max(1000).default([]),
  posts: z.array(postInputSchema.extend(kept)).max(20_000).default([]),
  about: aboutInputSchema.extend({ updatedAt: instant.optional() }).optional(),
  founders: foundersInputSchema.extend({ updatedAt: instant.optional() }).optional(),
  technologies: z.array(technologyInputSchema.extend(kept)).max(1000).default([]),
});

/** See `contentFileSchema`. */
export type ContentFile = z.output<typeof contentFileSchema>;
