import type { LanguageState } from 'content-api/contract';

/** Labels of the states of a record in one language. */
export const languageStateWords: Record<LanguageState, string> = {
  none: 'missing',
  draft: 'draft',
  scheduled: 'scheduled',
  live: 'live',
  stale: 'out of date',
};
