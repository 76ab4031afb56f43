import { queryOptions } from '@tanstack/react-query';
import { audiencesCalls } from 'content-api/contract';
import type { Audience, Kind } from 'content-api/contract';
import type { Api } from '../lib/api-client.ts';

/** Labels of the audiences. */
export const audienceWords: Record<Audience, { label: string; hint: string }> = {
  everyone: { label: 'Everyone', hint: 'Lists, search, feeds and search engines have it.' },
  link: {
    label: 'Guests with a link',
    hint: 'Each guest has a link of their own. Nobody else finds a trace of it.',
  },
  password: {
    label: 'Who knows the password',
    hint: 'Its address asks for the password and says nothing else.',
  },
};

/** The audience of a record, with its guests. */
export function guestsQuery(api: Api, kind: Kind, id: string) {
  return queryOptions({
    queryKey: ['access', kind.name, id],
    queryFn: ({ signal }) => api.call(audiencesCalls.listGuests, { path: { kind: kind.name, id }, signal }),
    staleTime: 0,
  });
}

/** Every record that is not for everyone. */
export function accessQuery(api: Api) {
  return queryOptions({
    queryKey: ['access'],
    queryFn: ({ signal }) => api.call(audiencesCalls.listAccess, { signal }),
    staleTime: 0,
  });
}
