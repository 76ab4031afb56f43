import { LRUCache } from 'lru-cache';
import { minutes } from '../../lib/durations.ts';
import type { ContentState } from './content-state.ts';
import type { StoredAnswer } from './stored-answer.ts';

const entriesMax = 1000;
/** 64 MB in all: each answer may come to be kept in two encodings as well. */
const plainBytesMax = Math.floor((64 * 1024 * 1024) / 3);
/** Searches: anybody can make them up. */
const searchesMax = 200;
const searchBytesMax = 4 * 1024 * 1024;
const staleMaxMs = minutes(5);

/** Finished answers by address, dropped as soon as the content changes. */
export interface ContentCache {
  /** The answer if it is here and the content is known not to have changed. */
  peek: (key: string) => StoredAnswer | undefined;
  /** The answer, made by `load` if it is not here; concurrent callers load once. */
  get: (key: string, load: () => Promise<StoredAnswer>) => Promise<StoredAnswer>;
}

export function createContentCache(state: ContentState): ContentCache {
  const answers = new LRUCache<string, StoredAnswer>({
    max: entriesMax,
    maxSize: plainBytesMax,
    sizeCalculation: ({ plain }) => Math.max(1, plain.length),
  });
  const searches = new LRUCache<string, StoredAnswer>({
    max: searchesMax,
    maxSize: searchBytesMax,
    sizeCalculation: ({ plain }) => Math.max(1, plain.length),
  });
  const keptOf = (key: string) => (/[?&]q=/.test(key) ? searches : answers);
  const loading = new Map<string, Promise<StoredAnswer>>();

  state.onChange(() => {
    answers.clear();
    searches.clear();
    loading.clear();
  });

  async function load(key: string, make: () => Promise<StoredAnswer>): Promise<StoredAnswer> {
    const answer = await make();
    // A value that was read before a change must not be cached after it.
    if (answer.revision === state.revision()) keptOf(key).set(key, answer);
    return answer;
  }

  return {
    peek: (key) => (state.refresh() === undefined ? keptOf(key).get(key) : undefined),
    async get(key, make) {
      await state.refresh();
      const known = keptOf(key).get(key);
      if (known !== undefined && state.staleForMs() <= staleMaxMs) return known;
      const running = loading.get(key);
      if (running !== undefined) return running;
      const promise = load(key, make).finally(() => {
        if (loading.get(key) === promise) loading.delete(key);
      });
      loading.set(key, promise);
      return promise;
    },
  };
}
