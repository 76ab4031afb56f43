import type { ApiClient } from '../../support/api.ts';
import { discardDraft } from './discard-drafts.ts';

interface Listed {
  items: { _id: string; version: string }[];
}

const kinds = ['project', 'service', 'post'];

/** Returns how to end the drafts that come onto the server from now on: a page may send one while it is closed. */
export async function restoringRecords(api: ApiClient): Promise<() => Promise<void>> {
  const list = async (kind: string) => (await api.get<Listed>(`/api/records/${kind}?size=100`)).items;
  const before = await Promise.all(kinds.map(list));
  return async () => {
    for (const [index, kind] of kinds.entries()) {
      const versions = new Map(before[index]?.map(({ _id, version }) => [_id, version]));
      for (const { _id, version } of await list(kind)) {
        const path = `/api/records/${kind}/${_id}`;
        if (!versions.has(_id)) await api.send('DELETE', path);
        else if (versions.get(_id) !== version) await discardDraft(api, path);
      }
    }
  };
}
