import { calls, draftCardSchemaOf } from 'content-api/contract';
import type { CardOf, Kind, RecordCounts, RecordList, RecordRows } from 'content-api/contract';
import type { Api } from '../lib/api-client.ts';
import { parseAnswer } from '../lib/api-failure.ts';
import type { ListItem } from './list-item.ts';

/** Query of a call of the API. */
export type CallParams = Record<string, string | number>;

/** One page of a kind's records, with the numbers of what there is to choose from if they were asked for. */
export interface ListedPage<K extends Kind> extends Omit<RecordList, 'items'> {
  items: ListItem<CardOf<K>>[];
  counts?: RecordCounts;
}

/** One page of a kind's records in whatever state, with the cards of their newest revisions. */
export async function readListed<K extends Kind>(
  api: Api,
  kind: K,
  params: CallParams,
  signal?: AbortSignal,
): Promise<ListedPage<K>> {
  const schema = draftCardSchemaOf(kind);
  const answer = await api.call(calls.listRecords, { path: { kind: kind.name }, params, signal });
  const items = answer.items.map((summary) => ({
    summary,
    card: parseAnswer(schema, withoutNulls(summary)),
  }));
  return { ...answer, items };
}

/** All records of a kind that match, each as one line. */
export function readRows(
  api: Api,
  kind: Kind,
  params: CallParams,
  signal?: AbortSignal,
): Promise<RecordRows> {
  return api.call(calls.listRecordRows, { path: { kind: kind.name }, params, signal });
}

/** A record without a slug of its own says null, a card leaves it out. */
function withoutNulls(item: object): object {
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null));
}
