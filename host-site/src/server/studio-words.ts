import { themeOf } from 'content-api/look';
import { z } from 'zod';

const siteSchema = z.object({
  studio: z.object({ name: z.string(), mark: z.string().default('') }),
  home: z.object({ heroLine: z.string() }),
  look: z.record(z.string(), z.unknown()).default({}),
});

/** The studio's name, mark, headline and look, for pictures of shared links. @throws when the API has no answer */
export async function readStudioWords(apiUrl: string, fetch: typeof globalThis.fetch) {
  const response = await fetch(`${apiUrl}/api/site`);
  const { studio, home, look } = siteSchema.parse(await response.json());
  return { ...studio, headline: home.heroLine, look: themeOf(look) };
}
