import { queryOptions } from '@tanstack/react-query';
import { mailCalls } from 'content-api/mail';
import type { Api } from '../lib/api-client.ts';

/** Query for the mail server in use. */
export function mailQuery(api: Api) {
  return queryOptions({
    queryKey: ['mail'],
    queryFn: ({ signal }) => api.call(mailCalls.getMail, { signal }),
    staleTime: 0,
  });
}
