import { minutes } from '../lib/durations.ts';
import type { ContentState } from './content-state.ts';
import type { StoredAnswer } from './stored-answer.ts';

const entriesMax = 1000;
/** 64 MB in all: each answer may come to be kept in two encodings as well. */
const plainBytesMax = Math.floor((64 * 1024 * 1024) / 3);
const staleMaxMs = minutes(5);

/** Finished answers by address, dropped as soon as the content changes. */
export interface ContentCache {
  /** The answer if it is here and the content is known not to have changed. */
  peek: (key: string) => StoredAnswer | undefined;
  /** The answer, made by `load` if it is not here; concurrent callers load once. */
  get: (key: string, load: () => Promise<StoredAnswer>) => Promise<StoredAnswer>;
}

export function createContentCache(state: ContentState): ContentCache {
  const answers = new Map<string, StoredAnswer>();
  const loading = new Map<string, Promise<StoredAnswer>>();
  let bytes = 0;

  state.onChange(() => {
    answers.clear();
    loading.clear();
    bytes = 0;
  });

  function keep(key: string, answer: StoredAnswer): void {
    for (const [oldest, dropped] of answers) {
      if (answers.size < entriesMax && bytes + answer.plain.length <= plainBytesMax) break;
      answers.delete(oldest);
      bytes -= dropped.plain.length;
    }
    answers.set(key, answer);
    bytes += answer.plain.length;
  }

  async function load(key: string, make: () => Promise<StoredAnswer>): Promise<StoredAnswer> {
    const revision = state.revision();
    const answer = await make();
    // What was read before a change must not be kept after it.
    if (state.revision() === revision) keep(key, answer);
    return answer;
  }

  return {
    peek: (key) => (state.refresh() === undefined ? answers.get(key) : undefined),
    async get(key, make) {
      await state.refresh();
      const known = answers.get(key);
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
