import { z } from 'zod';
import { redirect } from './kinds/redirect.ts';
import { limits } from './limits.ts';
import { idSchema, timestampSchema } from './primitives.ts';
import { inputSchemaOf } from './schemas/kind-schemas.ts';

/** Body of `POST /api/redirects/import`: rows replace the redirect from the same address, if there is one. */
export const redirectImportSchema = z.strictObject({
  redirects: z
    .array(inputSchemaOf(redirect, 'whole'))
    .min(1, 'There are no redirects to import')
    .max(limits.redirectRows, `At most ${limits.redirectRows} redirects at once`),
});

/** Answer of `POST /api/redirects/import`. */
export const redirectsImportedSchema = z.object({ added: z.int(), changed: z.int(), unchanged: z.int() });

/** Body of `POST /api/redirects/hits`: how often the redirects were followed since the last report. */
export const redirectHitsInputSchema = z.strictObject({
  hits: z
    .array(z.strictObject({ _id: idSchema, count: z.int().min(1).max(1_000_000) }))
    .max(limits.redirectRows),
});

/** Answer of `GET /api/redirects/hits`: redirects that were followed at least once. */
export const redirectHitsSchema = z.object({
  hits: z.array(z.object({ _id: idSchema, count: z.int(), lastAt: timestampSchema })),
});

/** See `redirectHitsSchema`. */
export type RedirectHits = z.infer<typeof redirectHitsSchema>;
/** See `redirectsImportedSchema`. */
export type RedirectsImported = z.infer<typeof redirectsImportedSchema>;
