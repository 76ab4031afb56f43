import { calls } from 'content-api/contract';
import type { RecordView, UnsavedView } from 'content-api/contract';
import type { Api } from '../../lib/api-client.ts';

/** Restores the public revision, the draft and the schedule that a record had before. */
export async function restorePublication(
  api: Api,
  path: { kind: string; id: string },
  { record, live, draft, publications }: RecordView | UnsavedView,
): Promise<void> {
  const nextAt = record?.nextAt ?? null;
  const ahead = publications.filter(({ from }) => nextAt !== null && from >= nextAt);
  const begin = ahead.find(({ revision }) => revision !== null);
  const end = ahead.find(({ revision }) => revision === null);
  const until = end ? { until: end.from } : {};
  if (live) {
    const plan = begin ? {} : until;
    const after = await api.call(calls.publishRecord, { path, body: { revision: live.revision, ...plan } });
    if (draft && !after.draft) {
      await api.call(calls.restoreRecord, { path, body: { revision: draft.revision } });
    }
  } else {
    await api.call(calls.unpublishRecord, { path });
  }
  if (!begin?.revision) return;
  const plan = { revision: begin.revision, from: begin.from, ...until };
  await api.call(calls.publishRecord, { path, body: plan });
}
