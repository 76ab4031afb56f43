import type { Resource } from '../resources/resource.ts';
import { homeFallback, readHome } from './read-home.ts';

/** Headline, statistics and sections of the home page. */
export type HomeTexts = ReturnType<typeof readHome>;

export type HomeSection = HomeTexts['sections'][number];

export const homeTexts: Resource<HomeTexts> = {
  key: 'home',
  fallback: homeFallback,
  load: async (api) => readHome(await api.get('/home')),
};
