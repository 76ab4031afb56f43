import { useQuery } from '@tanstack/react-query';
import type { CardOf, Kind } from 'content-api/contract';
import { useApi } from '../lib/api-context.ts';
import type { ListItem } from './list-item.ts';
import { cardsQuery, listedQuery } from './queries.ts';

/**
 * Records of a kind's list: public ones as visitors see them, others as they were last saved.
 * Should the states not be known, what is public is listed without them.
 */
export function useListed<K extends Kind>(kind: K) {
  const api = useApi();
  const { data: cards, ...query } = useQuery(cardsQuery(api, kind));
  const { data: listed = [] } = useQuery(listedQuery(api, kind));
  const summaries = new Map(listed.map(({ summary }) => [summary._id, summary]));
  const publicIds = new Set(cards?.map(({ _id }) => _id));
  const waiting = listed.filter(
    ({ summary: { _id, state } }) => !publicIds.has(_id) && (state === 'draft' || state === 'scheduled'),
  );
  return {
    ...query,
    data: cards && [...cards, ...waiting.map(({ card }): CardOf<K> => card)],
    summaryOf: (id: string): ListItem['summary'] => summaries.get(id),
    isPublic: (id: string): boolean => publicIds.has(id),
  };
}
