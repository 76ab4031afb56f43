import { home } from 'content-api/contract';
import { wholeReaderOf } from '../reader-of.ts';
import type { Resource } from '../resources/resource.ts';

/** Headline, statistics and sections of the home page. */
export type HomeTexts = ReturnType<typeof readHome>;

export type HomeSection = HomeTexts['sections'][number];

export const readHome = wholeReaderOf(home);

export const homeTexts: Resource<HomeTexts> = {
  key: 'home',
  load: async (api) => readHome(await api.get('/home')),
};
