import type { About, Highlight } from 'content-api/contract';
import { integer, optionalList, record, text, texts } from '../../../lib/decode.ts';
import type { Resource } from '../../../lib/resources/resource.ts';

/** What the about page shows; every part may be empty. */
export type AboutView = Omit<About, 'updatedAt'>;

const timeoutMs = 5_000;
const emptyAbout: AboutView = {
  title: '',
  image: '',
  paragraphs: [],
  highlights: [],
  additionalParagraphs: [],
  additionalHighlights: [],
  sideImage: '',
};

export const about: Resource<AboutView> = {
  key: 'about',
  failure: 'Failed to load content',
  fallback: emptyAbout,
  load: async (api) => readAbout(await api.get('/about', { base: 'portfolio', timeoutMs })),
};

function readAbout(value: unknown): AboutView {
  const fields = record(value);
  return {
    title: text(fields.title),
    image: text(fields.image),
    paragraphs: texts(fields.paragraphs),
    highlights: optionalList(fields.highlights, readHighlight),
    additionalParagraphs: texts(fields.additionalParagraphs),
    additionalHighlights: optionalList(fields.additionalHighlights, readHighlight),
    sideImage: text(fields.sideImage),
  };
}

function readHighlight(value: unknown): Highlight {
  const fields = record(value);
  return { paragraphIndex: integer(fields.paragraphIndex) ?? 0, text: text(fields.text) };
}
