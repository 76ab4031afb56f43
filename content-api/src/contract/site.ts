import { z } from 'zod';

/** What `GET /api/revision` answers: another text after any write of content. */
export const revisionSchema = z.object({ revision: z.string() });

/** What `GET /api/content/tags` answers: every distinct tag, sorted. */
export const tagsSchema = z.object({ tags: z.array(z.string()) });

/** See `revisionSchema`. */
export type Revision = z.infer<typeof revisionSchema>;
/** See `tagsSchema`. */
export type Tags = z.infer<typeof tagsSchema>;
