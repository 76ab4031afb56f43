import { calls } from 'content-api/contract';
import type { Kind, RecordRow } from 'content-api/contract';
import type { IconName } from 'shared-ui';
import { icons } from '../../components/icons.ts';
import type { Api } from '../../lib/api-client.ts';
import { deleteListed, undoDelete } from '../delete-listed.ts';
import { isShown } from '../record-states.ts';
import { restorePublication } from './restore-publication.ts';

/** What is done to it, and what for, is told by its title and its state. */
export type BulkRecord = Pick<RecordRow, '_id' | 'title' | 'state' | 'nextAt'>;

/** An action on several records of a kind, one after the other. */
export interface BulkAction {
  label: string;
  busyLabel: string;
  /** As in '3 projects published'. */
  done: string;
  icon: IconName;
  /** Whether the action would change the record and the account is allowed to run it. */
  isFor: (record: BulkRecord, mayPublish: boolean) => boolean;
  /** Runs the action on one record. Resolves with a function that undoes it. */
  run: (api: Api, kind: Kind, record: BulkRecord) => Promise<() => Promise<unknown>>;
}

const publish: BulkAction = {
  label: 'Publish',
  busyLabel: 'Publishing',
  done: 'published',
  icon: 'check',
  isFor: ({ state }, mayPublish) => mayPublish && state !== 'live',
  run: (api, kind, record) => changeStanding(api, kind, record, calls.publishRecord),
};

const unpublish: BulkAction = {
  label: 'Unpublish',
  busyLabel: 'Unpublishing',
  done: 'unpublished',
  icon: icons.eye,
  isFor: (record, mayPublish) => mayPublish && isShown(record),
  run: (api, kind, record) => changeStanding(api, kind, record, calls.unpublishRecord),
};

const remove: BulkAction = {
  label: 'Delete',
  busyLabel: 'Deleting',
  done: 'deleted',
  icon: icons.trash,
  isFor: (record, mayPublish) => mayPublish || !isShown(record),
  async run(api, kind, record) {
    await deleteListed(api, kind, record);
    return () => undoDelete(api, kind, record);
  },
};

/** Actions on several records at once, for every kind. */
export const bulkActions = { publish, unpublish, remove } as const;

async function changeStanding(
  api: Api,
  kind: Kind,
  { _id: id }: BulkRecord,
  call: typeof calls.publishRecord | typeof calls.unpublishRecord,
): Promise<() => Promise<unknown>> {
  const path = { kind: kind.name, id };
  const before = await api.call(calls.getRecord, { path });
  await api.call(call, { path });
  return () => restorePublication(api, path, before);
}
