import { z } from 'zod';
import type { Kind } from './kinds/kind.ts';
import { idSchema, timestampSchema } from './primitives.ts';
import { answerSchemaOf } from './schemas/kind-schemas.ts';
import { languageShape } from './schemas/language-shape.ts';

/** Answer of `GET /api/revision`: a different text after each write of content. */
export const revisionSchema = z.object({ revision: z.string() });

/** Answer of `GET /api/content/tags`: every distinct tag, sorted. */
export const tagsSchema = z.object({ tags: z.array(z.string()) });

const tagCounts = z.array(z.object({ name: z.string(), count: z.int() }));

/** Answer of `GET /api/project-tags`: the tags of the public projects, the most frequent first. */
export const projectTagsSchema = z.object({ services: tagCounts, industries: tagCounts });

/** Answer of `GET /api/site`: the public state of each single that speaks for the studio, by the name of its kind. */
export function siteSchemaOf(kinds: readonly Kind[]): z.ZodType<Record<string, object>> {
  const singles = kinds.filter(({ ofStudio }) => ofStudio === true);
  return z.object(Object.fromEntries(singles.map((kind) => [kind.name, answerSchemaOf(kind)])));
}

/**
 * Answer of `GET /api/addresses`, by the plural of each kind whose records have pages: id, slug and date of each record,
 * without its content; `noindex` of those that search engines are to leave out.
 */
export const addressesSchema = z.record(
  z.string(),
  z.array(
    z.object({
      _id: idSchema,
      slug: z.string().optional(),
      updatedAt: timestampSchema,
      noindex: z.literal(true).optional(),
      ...languageShape,
    }),
  ),
);

/** See `addressesSchema`. */
export type Addresses = z.infer<typeof addressesSchema>;
/** See `revisionSchema`. */
export type Revision = z.infer<typeof revisionSchema>;
/** See `tagsSchema`. */
export type Tags = z.infer<typeof tagsSchema>;
