import { queryOptions } from '@tanstack/react-query';
import { calls } from 'content-api/contract';
import type { Kind } from 'content-api/contract';
import type { Api } from '../lib/api-client.ts';
import { seconds } from '../lib/durations.ts';

/** Receipts of a record; asked for again while its page is being measured. */
export function publicationReportQuery(
  api: Api,
  { name, plural }: Pick<Kind, 'name' | 'plural'>,
  id: string,
) {
  return queryOptions({
    queryKey: [plural, 'receipt', id],
    queryFn: ({ signal }) => api.call(calls.getReceipt, { path: { kind: name, id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.isExpected && !data.receipt ? seconds(3) : false),
  });
}
