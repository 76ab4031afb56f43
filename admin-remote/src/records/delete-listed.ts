import { calls } from 'content-api/contract';
import type { Kind } from 'content-api/contract';
import type { Api } from '../lib/api-client.ts';
import type { ListItem } from './list-item.ts';
import { removeRecord } from './record-calls.ts';

/** Puts a record into the trash: what is public by the call of its kind. */
export function deleteListed(api: Api, kind: Kind, { card: { _id }, isPublic }: ListItem): Promise<unknown> {
  if (isPublic) return removeRecord(api, kind, _id);
  return api.call(calls.deleteRecord, { path: { kind: kind.name, id: _id } });
}

/** Takes it out again, as public as it was. */
export function undoDelete(api: Api, kind: Kind, { card: { _id }, isPublic }: ListItem): Promise<unknown> {
  return api.call(calls.restoreRecord, { path: { kind: kind.name, id: _id }, body: { live: isPublic } });
}
