import { contentKeysHeader, contentRevisionHeader } from 'content-api/site-server';

/** A fetch whose answers are the data of one page or document, and the content that they are of. */
export interface TrackedFetch {
  fetch: typeof globalThis.fetch;
  /** The one revision that the answers named; null when they are of several, as after a change in the middle. */
  revision: () => string | null;
  /** Keys of the content that the answers were made from, each once. */
  keys: () => string[];
}

/** @param known what counts as the revision when no answer names one, as for a page without content */
export function trackContent(fetch: typeof globalThis.fetch, known: string | null): TrackedFetch {
  const named = new Set<string>();
  const keys = new Set<string>();
  return {
    async fetch(input, init) {
      const response = await fetch(input, init);
      const revision = response.headers.get(contentRevisionHeader);
      if (revision !== null) named.add(revision);
      for (const key of response.headers.get(contentKeysHeader)?.split(' ') ?? []) keys.add(key);
      return response;
    },
    revision() {
      const [first = known] = named;
      return named.size > 1 ? null : first;
    },
    keys: () => [...keys],
  };
}
