import type { z } from 'zod';
import { readSingleton, writeSingleton } from '../../content/singletons.ts';
import type { About, aboutInputSchema } from '../../contract/about.ts';
import type { Queries } from '../../db/database.ts';

export type AboutValues = z.output<typeof aboutInputSchema>;

const nothing: About = {
  title: '',
  image: '',
  paragraphs: [],
  highlights: [],
  additionalParagraphs: [],
  additionalHighlights: [],
  sideImage: '',
};

export async function readAbout(db: Queries): Promise<About> {
  const stored = await readSingleton<Partial<About>>(db, 'about');
  if (stored === undefined) return nothing;
  const { title, image, paragraphs, highlights, additionalParagraphs, additionalHighlights, sideImage } = {
    ...nothing,
    ...stored.body,
  };
  return {
    title,
    image,
    paragraphs,
    highlights,
    additionalParagraphs,
    additionalHighlights,
    sideImage,
    updatedAt: stored.updatedAt,
  };
}

/** Replaces the specified fields; those of Our Story only if they came (ruling 16). */
export async function writeAbout(
  db: Queries,
  values: AboutValues,
  current: About,
  updatedAt: string,
): Promise<void> {
  const { title, image, paragraphs, highlights } = values;
  const body = {
    title,
    image,
    paragraphs,
    highlights,
    additionalParagraphs: values.additionalParagraphs ?? current.additionalParagraphs,
    additionalHighlights: values.additionalHighlights ?? current.additionalHighlights,
    sideImage: values.sideImage ?? current.sideImage,
  };
  await writeSingleton(db, 'about', body, updatedAt);
}
