import { queryOptions } from '@tanstack/react-query';
import { translationsCalls } from 'content-api/contract';
import type { TranslationsQuery } from 'content-api/contract';
import type { Api } from '../lib/api-client.ts';

/** What is to be translated into a language: what is missing in it, or what has changed since. */
export function translationsQuery(api: Api, { language, state }: TranslationsQuery) {
  return queryOptions({
    queryKey: ['translations', language, state],
    queryFn: ({ signal }) =>
      api.call(translationsCalls.listTranslations, { params: { language, state }, signal }),
    // It must lack what was translated a moment ago.
    staleTime: 0,
  });
}
