import { z } from 'zod';
import { limits } from './limits.ts';
import { idSchema, timestampSchema, versionSchema } from './primitives.ts';
import { requiredLine, requiredLongText, requiredOr } from './text.ts';
import { optionalUrl } from './url.ts';

const dateForm = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?)?$/;

/** A blog post ("content") as every call returns it. */
export const postSchema = z.object({
  _id: idSchema,
  title: z.string(),
  content: z.string(),
  author: z.string(),
  date: timestampSchema,
  tags: z.array(z.string()),
  image: z.string().optional(),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});

/** What a post's form sends. `date` may be a day (`2026-11-21`) or an instant; it is stored as an instant in UTC. */
export const postInputSchema = z.strictObject({
  title: requiredLine({ label: 'Title', max: limits.title }),
  content: requiredLongText({ label: 'Content', max: limits.content }),
  author: requiredLine({ label: 'Author', max: limits.name }),
  date: z
    .string(requiredOr('Date', 'must be text'))
    .trim()
    .min(1, 'Date is required')
    .max(40, 'Date must be an ISO date')
    .refine((value) => value === '' || normalizeDate(value) !== null, 'Date must be an ISO date')
    .overwrite((value) => normalizeDate(value) ?? value),
  tags: z
    .array(requiredLine({ label: 'Tags', max: limits.name }), requiredOr('Tags', 'must be a list'))
    .min(1, 'Tags is required')
    .max(limits.tags, `Tags: at most ${limits.tags} entries`),
  image: optionalUrl('Image URL').optional(),
  updatedAt: versionSchema,
});

/** What `PATCH /api/content/{id}` takes: any of the fields; an empty `image` removes it. */
export const postPatchSchema = postInputSchema.partial();

/** A post in a list of cards: its first 150 code points instead of the whole. */
export const postCardSchema = postSchema.omit({ content: true, createdAt: true }).extend({
  excerpt: z.string(),
});

/** A post in the index for a search in the browser (`view=search`). */
export const searchPostSchema = postSchema.omit({ createdAt: true, updatedAt: true });

/** See `postSchema`. */
export type Post = z.infer<typeof postSchema>;
/** See `postInputSchema`. */
export type PostInput = z.input<typeof postInputSchema>;
/** See `postPatchSchema`. */
export type PostPatch = z.input<typeof postPatchSchema>;
/** See `postCardSchema`. */
export type PostCard = z.infer<typeof postCardSchema>;
/** See `searchPostSchema`. */
export type SearchPost = z.infer<typeof searchPostSchema>;

/** The instant in its stored form, or null when it is no date between the years 1970 and 2100. */
function normalizeDate(value: string): string | null {
  if (!dateForm.test(value)) return null;
  const hasZone = value.length === 10 || /(Z|[+-]\d{2}:\d{2})$/.test(value);
  const date = new Date(hasZone ? value : `${value}Z`);
  if (Number.isNaN(date.getTime())) return null;
  const isoDay = new Date(`${value.slice(0, 10)}T00:00:00Z`).toISOString().slice(0, 10);
  if (isoDay !== value.slice(0, 10)) return null;
  const year = date.getUTCFullYear();
  return year >= limits.firstYear && year <= limits.lastYear ? date.toISOString() : null;
}
