import type { Resource } from '../resources/resource.ts';
import type { readPageWords } from './read-page-words.ts';

/** Sentences of the studio for single pages; the home page need not carry them. */
export type PageWords = ReturnType<typeof readPageWords>;

export const pageWords: Resource<PageWords> = {
  key: 'words',
  optional: true,
  async load(api) {
    const { readPageWords } = await import(/* webpackChunkName: "read-words" */ './read-page-words.ts');
    return readPageWords(await api.get('/studio'));
  },
};
