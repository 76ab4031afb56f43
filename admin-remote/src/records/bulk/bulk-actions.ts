import { calls } from 'content-api/contract';
import type { Kind } from 'content-api/contract';
import type { IconName } from 'shared-ui';
import { icons } from '../../components/icons.ts';
import type { Api } from '../../lib/api-client.ts';
import { deleteListed, undoDelete } from '../delete-listed.ts';
import type { ListItem } from '../list-item.ts';
import { isShown } from '../record-states.ts';
import { restorePublication } from './restore-publication.ts';

/** An action on several records of a kind, one after the other. */
export interface BulkAction {
  label: string;
  busyLabel: string;
  /** As in '3 projects published'. */
  done: string;
  icon: IconName;
  /** Whether the action would change the record and the account is allowed to run it. */
  isFor: (item: ListItem, mayPublish: boolean) => boolean;
  /** Runs the action on one record. Resolves with a function that undoes it. */
  run: (api: Api, kind: Kind, item: ListItem) => Promise<() => Promise<unknown>>;
}

const publish: BulkAction = {
  label: 'Publish',
  busyLabel: 'Publishing',
  done: 'published',
  icon: 'check',
  isFor: ({ summary }, mayPublish) => mayPublish && summary !== undefined && summary.state !== 'live',
  run: (api, kind, item) => changeStanding(api, kind, item, calls.publishRecord),
};

const unpublish: BulkAction = {
  label: 'Unpublish',
  busyLabel: 'Unpublishing',
  done: 'unpublished',
  icon: icons.eye,
  isFor: ({ summary }, mayPublish) => mayPublish && summary !== undefined && isShown(summary),
  run: (api, kind, item) => changeStanding(api, kind, item, calls.unpublishRecord),
};

const remove: BulkAction = {
  label: 'Delete',
  busyLabel: 'Deleting',
  done: 'deleted',
  icon: icons.trash,
  isFor: ({ summary }, mayPublish) => mayPublish || !isShown(summary),
  async run(api, kind, item) {
    await deleteListed(api, kind, item);
    return () => undoDelete(api, kind, item);
  },
};

/** Actions on several records at once, for every kind. */
export const bulkActions = { publish, unpublish, remove } as const;

async function changeStanding(
  api: Api,
  kind: Kind,
  { card: { _id: id } }: ListItem,
  call: typeof calls.publishRecord | typeof calls.unpublishRecord,
): Promise<() => Promise<unknown>> {
  const path = { kind: kind.name, id };
  const before = await api.call(calls.getRecord, { path });
  await api.call(call, { path });
  return () => restorePublication(api, path, before);
}
