import type { Resource } from '../resources/resource.ts';
import { readPageWords } from './read-page-words.ts';

/** Sentences of the studio for single pages; the home page need not carry them. */
export type PageWords = ReturnType<typeof readPageWords>;

export const pageWords: Resource<PageWords> = {
  key: 'words',
  optional: true,
  load: async (api) => readPageWords(await api.get('/studio')),
};
