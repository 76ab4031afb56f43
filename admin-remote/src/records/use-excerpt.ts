import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { calls } from 'content-api/contract';
import type { Kind } from 'content-api/contract';
import { useApi } from '../lib/api-context.ts';
import { useSettled } from '../lib/use-settled.ts';
import { textAt } from '../lib/value-at.ts';

/** The beginning of the text in a form without its marks, as the API makes it; empty for kinds whose cards have none. */
export function useExcerpt(kind: Kind, values: Record<string, unknown>): string {
  const api = useApi();
  const { excerptOf = '' } = kind;
  const text = useSettled(textAt(values, excerptOf));
  const format = textAt(values, 'format');
  const { data } = useQuery({
    queryKey: ['excerpt', kind.name, format, text],
    queryFn: ({ signal }) => {
      const data = { [excerptOf]: text, ...(format !== '' && { format }) };
      return api.call(calls.readExcerpt, { path: { kind: kind.name }, body: { data }, signal });
    },
    enabled: text !== '',
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
  });
  return text === '' ? '' : (data?.excerpt ?? '');
}
