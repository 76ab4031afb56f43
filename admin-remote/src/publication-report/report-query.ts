import { queryOptions } from '@tanstack/react-query';
import { receiptsCalls } from 'content-api/contract';
import type { Kind } from 'content-api/contract';
import type { Api } from '../lib/api-client.ts';
import { pathOfView } from '../records/record-calls.ts';
import { seconds } from '../lib/durations.ts';

/** Receipts of a record; asked for again while its page is being measured. */
export function publicationReportQuery(
  api: Api,
  kind: Pick<Kind, 'name' | 'plural' | 'language'>,
  id: string,
) {
  return queryOptions({
    queryKey: [kind.plural, 'receipt', id, kind.language ?? ''],
    queryFn: ({ signal }) => api.call(receiptsCalls.getReceipt, { ...pathOfView(kind, id), signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.isExpected && !data.receipt ? seconds(3) : false),
  });
}
