import { z } from 'zod';
import { limits } from './limits.ts';
import { idSchema, textList, timestampSchema, versionSchema } from './primitives.ts';
import { lineText, longText, requiredLine, requiredOr } from './text.ts';
import { optionalUrl, requiredUrl } from './url.ts';

/** A project as every call returns it: the entity of section 3 plus the spellings of ruling 13. */
export const projectSchema = z.object({
  _id: idSchema,
  title: z.string(),
  subtitle: z.string(),
  mainimage: z.string(),
  secondaryimage: z.string(),
  publishedYear: z.int().optional(),
  shortDescription: z.string(),
  officialWebsiteLink: z.string(),
  gitHubLink: z.string(),
  services: z.array(z.string()),
  industries: z.array(z.string()),
  technicalDescription: z.string(),
  learningDescription: z.string(),
  technologies: z.array(z.string()),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
  /** = gitHubLink */
  githubLink: z.string(),
  /** = officialWebsiteLink */
  websiteLink: z.string(),
  /** = shortDescription */
  description: z.string(),
  /** = createdAt */
  date: timestampSchema,
});

/** What a project's form sends. The server also takes the other spellings (`githubLink`, `websiteLink`, `description`). */
export const projectInputSchema = z.strictObject({
  title: requiredLine({ label: 'Title', max: limits.title }),
  subtitle: lineText({ label: 'Subtitle', max: limits.shortText }).default(''),
  mainimage: requiredUrl('Main Image URL'),
  secondaryimage: optionalUrl('Secondary Image URL').default(''),
  publishedYear: z
    .int('Published Year must be a whole number')
    .min(limits.firstYear, `Published Year must be ${limits.firstYear} or later`)
    .max(limits.lastYear, `Published Year must be ${limits.lastYear} or earlier`)
    .optional(),
  shortDescription: longText({ label: 'Short Description', max: limits.shortText }).default(''),
  officialWebsiteLink: optionalUrl('Website Link').default(''),
  gitHubLink: requiredUrl('GitHub Link'),
  services: textList('Services', limits.tags).default([]),
  industries: textList('Industries', limits.tags).default([]),
  technicalDescription: longText({ label: 'Technical Description', max: limits.description }).default(''),
  learningDescription: longText({ label: 'Learning Description', max: limits.description }).default(''),
  technologies: z
    .array(
      requiredLine({ label: 'Technologies', max: limits.name }),
      requiredOr('Technologies', 'must be a list'),
    )
    .min(1, 'Technologies is required')
    .max(limits.tags, `Technologies: at most ${limits.tags} entries`),
  updatedAt: versionSchema,
});

/** A project in a list of cards. */
export const projectCardSchema = projectSchema.pick({
  _id: true,
  title: true,
  subtitle: true,
  mainimage: true,
  publishedYear: true,
  shortDescription: true,
  officialWebsiteLink: true,
  gitHubLink: true,
  technologies: true,
  createdAt: true,
  updatedAt: true,
});

/** See `projectSchema`. */
export type Project = z.infer<typeof projectSchema>;
/** See `projectInputSchema`. */
export type ProjectInput = z.input<typeof projectInputSchema>;
/** See `projectCardSchema`. */
export type ProjectCard = z.infer<typeof projectCardSchema>;
