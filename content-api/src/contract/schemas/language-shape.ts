import { z } from 'zod';

/** What answers say of the languages of a record where the site has several. */
export const languageShape = {
  /** The one that it is answered in. */
  language: z.string().optional(),
  /** Those that it is public in, as far as visitors are offered them. */
  languages: z.array(z.string()).optional(),
  /** The slug in each of them. */
  slugs: z.record(z.string(), z.string()).optional(),
};
