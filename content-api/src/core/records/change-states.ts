import { isDeepStrictEqual } from 'node:util';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Values } from '../../contract/kinds/values.ts';
import type { Queries } from '../../db/database.ts';
import type { RecordTable } from '../../db/record-tables.ts';
import { addRevision } from './log.ts';
import { readDraft } from './merge-draft.ts';
import { findRevision } from './revisions.ts';
import { saveDraft } from './drafts.ts';
import { publish, publishRevision } from './write.ts';
import type { Stamp } from './write.ts';

interface Change extends Stamp {
  kind: Kind;
  note?: string;
  change: (data: Values) => Values;
}

/**
 * Makes the same change to what is public of a record, to its draft and to what is scheduled. Each stays as public as
 * it was. A state that the change leaves as it is gets no new revision.
 */
export async function changeStates(db: Queries, row: RecordTable, options: Change): Promise<void> {
  const { change, ...stamp } = options;
  const write = { ...stamp, id: row.id };
  const draft = await readDraft(db, stamp.kind, row);
  const live = await findRevision(db, row.key, row.live_revision);
  const liveData = live && changed(live.data, change);
  const { kind, author, at, note } = stamp;
  if (liveData !== undefined) await publish(db, { kind, author }, [{ id: row.id, data: liveData, at, note }]);
  const ahead = await findAhead(db, row.key);
  const isDraftAhead = ahead !== undefined && ahead.id === row.draft_revision;
  const waiting = isDraftAhead ? ahead.data : draft;
  const waitingData = waiting && changed(waiting, change);
  const saved = waitingData && (await saveDraft(db, { ...write, data: waitingData }));
  const aheadData = ahead && changed(ahead.data, change);
  if (ahead === undefined || aheadData === undefined) return;
  const revision =
    isDraftAhead && saved !== undefined
      ? saved
      : await addRevision(db, { ...stamp, record: row.key, data: aheadData, base: ahead.id });
  await publishRevision(db, { ...write, revision, plan: { from: ahead.from } });
}

function changed(data: Values, change: (data: Values) => Values): Values | undefined {
  const result = change(data);
  return isDeepStrictEqual(result, data) ? undefined : result;
}

/** The revision of a record that goes live by itself, and when. */
async function findAhead(db: Queries, record: string) {
  const next = await db
    .selectFrom('publications')
    .select(['revision', 'starts_at'])
    .where('record', '=', record)
    .where('revision', 'is not', null)
    .where('applied_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  const state = next && (await findRevision(db, record, next.revision));
  return state && { ...state, from: next.starts_at };
}
