import { calls, draftCardSchemaOf, limits } from 'content-api/contract';
import type { CardOf, Kind, RecordList, RecordState } from 'content-api/contract';
import type { Api } from '../lib/api-client.ts';
import { parseAnswer } from '../lib/parse-answer.ts';
import { allPages } from './record-calls.ts';

/** A record in whatever state, with the card of its newest revision. */
export interface ListedRecord<K extends Kind> {
  summary: RecordList['items'][number];
  card: CardOf<K>;
}

interface ListedQuery {
  state?: RecordState;
  /** @default the one that was changed last comes first */
  sort?: 'position';
}

/** All records of a kind in one state, or in every state but the trash. */
export function readListed<K extends Kind>(
  api: Api,
  kind: K,
  query: ListedQuery = {},
  signal?: AbortSignal,
): Promise<ListedRecord<K>[]> {
  const schema = draftCardSchemaOf(kind);
  return allPages(async (page) => {
    const params = { ...query, page, size: limits.pageSizeMax };
    const answer = await api.call(calls.listRecords, { path: { kind: kind.name }, params, signal });
    const items = answer.items.map((summary) => ({
      summary,
      card: parseAnswer(schema, withoutNulls(summary)),
    }));
    return { ...answer, items };
  });
}

/** A record without a slug of its own says null, a card leaves it out. */
function withoutNulls(item: object): object {
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null));
}
