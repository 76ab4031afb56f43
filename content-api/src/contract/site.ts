import { z } from 'zod';
import { idSchema, timestampSchema } from './primitives.ts';

/** Header of every answer that depends on content: the revision (see `revisionSchema`) of the content it was made from. */
export const contentRevisionHeader = 'x-content-revision';

/** Answer of `GET /api/revision`: a different text after each write of content. */
export const revisionSchema = z.object({ revision: z.string() });

/** Answer of `GET /api/content/tags`: every distinct tag, sorted. */
export const tagsSchema = z.object({ tags: z.array(z.string()) });

const facts = { updatedAt: timestampSchema, noindex: z.literal(true).optional() };

/**
 * Answer of `GET /api/addresses`: id, slug and date of each record, without its content; `noindex` of those that search
 * engines are to leave out.
 */
export const addressesSchema = z.object({
  projects: z.array(z.object({ _id: idSchema, slug: z.string().optional(), ...facts })),
  services: z.array(z.object({ slug: z.string(), ...facts })),
  posts: z.array(z.object({ _id: idSchema, slug: z.string().optional(), ...facts })),
});

/** See `addressesSchema`. */
export type Addresses = z.infer<typeof addressesSchema>;
/** See `revisionSchema`. */
export type Revision = z.infer<typeof revisionSchema>;
/** See `tagsSchema`. */
export type Tags = z.infer<typeof tagsSchema>;
