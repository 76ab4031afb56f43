import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { calls } from 'content-api/contract';
import type { Kind } from 'content-api/contract';
import type { Api } from '../lib/api-client.ts';
import { readListed } from './editorial-calls.ts';
import { readCards, readRecord, readView } from './record-calls.ts';

/** All public records of a kind as cards; lists and the dashboard share them. */
export function cardsQuery<K extends Kind>(api: Api, kind: K) {
  return queryOptions({
    queryKey: [kind.plural, 'cards'],
    queryFn: ({ signal }) => readCards(api, kind, signal),
  });
}

/** One record, fetched for each form: a refetch would replace what is being typed. */
export function recordQuery<K extends Kind>(api: Api, kind: K, id: string) {
  return queryOptions({
    queryKey: [kind.plural, 'record', id],
    queryFn: ({ signal }) => readRecord(api, kind, id, signal),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** All records of a kind with their states, but those in the trash. */
export function listedQuery<K extends Kind>(api: Api, kind: K) {
  return queryOptions({
    queryKey: [kind.plural, 'listed'],
    queryFn: ({ signal }) => readListed(api, kind, {}, signal),
  });
}

/** All records of a kind in the order by hand. */
export function arrangedQuery<K extends Kind>(api: Api, kind: K) {
  return queryOptions({
    queryKey: [kind.plural, 'arranged'],
    queryFn: ({ signal }) => readListed(api, kind, { sort: 'position' }, signal),
    // A stale order would undo what others moved meanwhile.
    staleTime: 0,
  });
}

/** The records of a kind that are in the trash. */
export function trashQuery<K extends Kind>(api: Api, kind: K) {
  return queryOptions({
    queryKey: [kind.plural, 'trash'],
    queryFn: ({ signal }) => readListed(api, kind, { state: 'trashed' }, signal),
  });
}

/** Draft, public state and publications of a record; null for a single that was never saved. */
export function viewQuery(api: Api, kind: Kind, id: string) {
  return queryOptions({
    queryKey: [kind.plural, 'view', id],
    queryFn: ({ signal }) => readView(api, { kind: kind.name, id }, signal),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** The history of a record, page by page, the newest revision first. */
export function revisionsQuery(api: Api, kind: Kind, id: string) {
  return infiniteQueryOptions({
    queryKey: [kind.plural, 'revisions', id],
    queryFn: ({ pageParam, signal }) =>
      api.call(calls.listRevisions, { path: { kind: kind.name, id }, params: { page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, size, total }) => (page * size < total ? page + 1 : undefined),
  });
}

/** One revision, with what it was made from. It never changes. */
export function revisionQuery(api: Api, kind: Kind, id: string, revision: string) {
  return queryOptions({
    queryKey: [kind.plural, 'revision', id, revision],
    queryFn: ({ signal }) => api.call(calls.getRevision, { path: { kind: kind.name, id, revision }, signal }),
    staleTime: Infinity,
  });
}
