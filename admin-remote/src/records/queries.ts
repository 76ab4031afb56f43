import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { calls } from 'content-api/contract';
import type { Kind } from 'content-api/contract';
import type { Api } from '../lib/api-client.ts';
import { readListed, readRows } from './editorial-calls.ts';
import type { CallParams } from './editorial-calls.ts';
import { pathOfView, readRecord, readView, readWhole, savedView } from './record-calls.ts';

/** Every public record of a kind by the call that answers all of them: for kinds that are edited or saved as a whole. */
export function wholeQuery<K extends Kind>(api: Api, kind: K) {
  return queryOptions({
    queryKey: [kind.plural, 'whole'],
    queryFn: ({ signal }) => readWhole(api, kind, signal),
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

/** One page of a kind's records. */
export function listedQuery<K extends Kind>(api: Api, kind: K, params: CallParams) {
  return queryOptions({
    queryKey: [...listedKey(kind), params],
    queryFn: ({ signal }) => readListed(api, kind, params, signal),
  });
}

/** Beginning of the keys of all pages. */
export function listedKey({ plural }: Kind): readonly [string, string] {
  return [plural, 'listed'];
}

/** All records of a kind that match, each as one line. */
export function rowsQuery(api: Api, kind: Kind, params: CallParams) {
  return queryOptions({
    queryKey: [...rowsKey(kind), params],
    queryFn: ({ signal }) => readRows(api, kind, params, signal),
  });
}

/** Beginning of the keys of all of them. */
export function rowsKey({ plural }: Kind): readonly [string, string] {
  return [plural, 'rows'];
}

/** All records of a kind in the order by hand. */
export function arrangedQuery(api: Api, kind: Kind) {
  return queryOptions({
    ...rowsQuery(api, kind, { sort: 'position' }),
    // A stale order would undo what others moved meanwhile.
    staleTime: 0,
  });
}

/** Draft, public state and publications of a record; null for a single that was never saved. */
export function viewQuery(api: Api, kind: Kind, id: string) {
  return queryOptions({ ...anyViewQuery(api, kind, id), select: savedView });
}

/** The same of a translation, with its words and those that it is made from, also before it is saved first. */
export function translationQuery(api: Api, kind: Kind, id: string) {
  return queryOptions(anyViewQuery(api, kind, id));
}

/** The state of a record in each language; undefined where the site has one. */
export function languageStatesQuery(api: Api, kind: Kind, id: string) {
  const query = anyViewQuery(api, { ...kind, language: undefined }, id);
  return queryOptions({ ...query, select: ({ states }) => states });
}

function anyViewQuery(api: Api, kind: Pick<Kind, 'name' | 'plural' | 'language'>, id: string) {
  return queryOptions({
    queryKey: [kind.plural, 'view', id, kind.language ?? ''],
    queryFn: ({ signal }) => readView(api, kind, id, signal),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** The history of a record, page by page, the newest revision first. */
export function revisionsQuery(api: Api, kind: Kind, id: string) {
  return infiniteQueryOptions({
    queryKey: [kind.plural, 'revisions', id, kind.language ?? ''],
    queryFn({ pageParam, signal }) {
      const { path, params } = pathOfView(kind, id);
      return api.call(calls.listRevisions, { path, params: { ...params, page: pageParam }, signal });
    },
    initialPageParam: 1,
    getNextPageParam: ({ page, size, total }) => (page * size < total ? page + 1 : undefined),
  });
}

/** One revision, with what it was made from. It never changes. */
export function revisionQuery(api: Api, kind: Kind, id: string, revision: string) {
  return queryOptions({
    queryKey: [kind.plural, 'revision', id, revision],
    queryFn({ signal }) {
      const { path, params } = pathOfView(kind, id);
      return api.call(calls.getRevision, { path: { ...path, revision }, params, signal });
    },
    staleTime: Infinity,
  });
}
