import { about as kind } from 'content-api/contract';
import { wholeReaderOf } from '../../../lib/reader-of.ts';
import type { Resource } from '../../../lib/resources/resource.ts';

/** Data of the about page; every part may be empty. */
export type AboutView = ReturnType<typeof readAbout>;

const timeoutMs = 5_000;
const readAbout = wholeReaderOf(kind);

export const about: Resource<AboutView> = {
  key: 'about',
  failure: 'Failed to load content',
  fallback: readAbout({}),
  load: async (api) => readAbout(await api.get('/about?view=page', { base: 'portfolio', timeoutMs })),
};
