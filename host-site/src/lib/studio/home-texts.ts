import type { Resource } from '../resources/resource.ts';
import type { readHome } from './read-home.ts';

/** Headline, statistics and sections of the home page. */
export type HomeTexts = ReturnType<typeof readHome>;

export type HomeSection = HomeTexts['sections'][number];

export const homeTexts: Resource<HomeTexts> = {
  key: 'home',
  async load(api) {
    const { homeFallback, readHome } = await import(/* webpackChunkName: "read-home" */ './read-home.ts');
    // It comes with the reader: most pages need neither.
    homeTexts.fallback = homeFallback;
    return readHome(await api.get('/home'));
  },
};
