import { about as aboutKind, founders as foundersKind } from 'content-api/contract';
import { isNotFound } from '../../lib/api.ts';
import { readerOf } from '../../lib/reader-of.ts';
import type { ReadOf } from '../../lib/reader-of.ts';
import type { Resource } from '../../lib/resources.ts';

/** Data of the about page; every part may be empty. */
export type AboutView = ReadOf<typeof aboutKind>;
export type FoundersView = ReadOf<typeof foundersKind>;
export type FounderView = FoundersView['founders'][number];

const readAbout = readerOf(aboutKind);
const readFounders = readerOf(foundersKind);
const options = { base: 'portfolio', timeoutMs: 5_000 } as const;

export const about: Resource<AboutView> = {
  key: 'about',
  failure: 'about.failed',
  fallback: readAbout({}),
  load: async (api) => readAbout(await api.get('/about?view=page', options)),
};

export const founders: Resource<FoundersView> = {
  key: 'founders',
  failure: 'about.failed',
  fallback: readFounders({}),
  async load(api) {
    try {
      return readFounders(await api.get('/founders?view=page', options));
    } catch (error) {
      // The page is there without them in languages that they are not translated into.
      if (isNotFound(error)) return readFounders({});
      throw error;
    }
  },
};
