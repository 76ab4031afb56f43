import { calls } from 'content-api/contract';
import type { Kind, RecordRow } from 'content-api/contract';
import type { Api } from '../lib/api-client.ts';
import { removeRecord } from './record-calls.ts';
import { isPublic } from './record-states.ts';

type Deleted = Pick<RecordRow, '_id' | 'state'> & { isPrivate?: true };

/** Puts a record into the trash: what is public by the call of its kind. */
export function deleteListed(api: Api, kind: Kind, record: Deleted): Promise<unknown> {
  if (isPublic(record) && record.isPrivate !== true) return removeRecord(api, kind, record._id);
  return api.call(calls.deleteRecord, { path: { kind: kind.name, id: record._id } });
}

/** Takes it out again, as public as it was. */
export function undoDelete(api: Api, kind: Kind, record: Deleted): Promise<unknown> {
  const path = { kind: kind.name, id: record._id };
  return api.call(calls.restoreRecord, { path, body: { live: isPublic(record) } });
}
