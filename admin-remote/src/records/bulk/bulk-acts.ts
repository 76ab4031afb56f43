import { calls } from 'content-api/contract';
import type { Kind } from 'content-api/contract';
import type { IconName } from 'shared-ui';
import { signs } from '../../components/signs.ts';
import type { Api } from '../../lib/api-client.ts';
import { deleteListed, undoDelete } from '../delete-listed.ts';
import type { ListItem } from '../list-item.ts';
import { isShown } from '../record-states.ts';
import { putBack } from './put-back.ts';

/** Something that is done to several records of a kind, one after the other. */
export interface BulkAct {
  label: string;
  busyLabel: string;
  /** As in '3 projects published'. */
  done: string;
  icon: IconName;
  /** Whether it would change anything of a record, and is for who may publish or who may not. */
  isFor: (item: ListItem, mayPublish: boolean) => boolean;
  /** Does it. The answer takes it back. */
  run: (api: Api, kind: Kind, item: ListItem) => Promise<() => Promise<unknown>>;
}

const publish: BulkAct = {
  label: 'Publish',
  busyLabel: 'Publishing',
  done: 'published',
  icon: 'check',
  isFor: ({ summary }, mayPublish) => mayPublish && summary !== undefined && summary.state !== 'live',
  run: (api, kind, item) => changeStanding(api, kind, item, calls.publishRecord),
};

const unpublish: BulkAct = {
  label: 'Unpublish',
  busyLabel: 'Unpublishing',
  done: 'unpublished',
  icon: signs.eye,
  isFor: ({ summary }, mayPublish) => mayPublish && summary !== undefined && isShown(summary),
  run: (api, kind, item) => changeStanding(api, kind, item, calls.unpublishRecord),
};

const remove: BulkAct = {
  label: 'Delete',
  busyLabel: 'Deleting',
  done: 'deleted',
  icon: signs.trash,
  isFor: ({ summary }, mayPublish) => mayPublish || !isShown(summary),
  async run(api, kind, item) {
    await deleteListed(api, kind, item);
    return () => undoDelete(api, kind, item);
  },
};

/** Actions on several records at once, for every kind. */
export const bulkActs = { publish, unpublish, remove } as const;

async function changeStanding(
  api: Api,
  kind: Kind,
  { card: { _id: id } }: ListItem,
  call: typeof calls.publishRecord | typeof calls.unpublishRecord,
): Promise<() => Promise<unknown>> {
  const path = { kind: kind.name, id };
  const before = await api.call(calls.getRecord, { path });
  await api.call(call, { path });
  return () => putBack(api, path, before);
}
