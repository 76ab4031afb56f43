import type { PublishPlan } from '../../contract/record-inputs.ts';
import { languageOf } from '../../contract/kinds/kind-in.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Database, Queries } from '../../db/database.ts';
import { audit } from '../audit/audit.ts';
import type { Actor, AuditEntry } from '../audit/audit.ts';
import { toIso } from '../../lib/clock.ts';
import type { Clock } from '../../lib/clock.ts';
import { invalid } from '../../lib/fault.ts';
import type { Fault } from '../../lib/fault.ts';
import { changedTogether } from './changed.ts';
import type { Changed } from './changed.ts';
import { announceChange, queueForRevision } from './content-revision.ts';
import type { Subscriber } from './content-revision.ts';
import { indexValuesOf } from './index-values.ts';
import type { IndexValues } from './index-values.ts';
import { addPublications, addRevisions, statePublication, syncRecord, withdrawAhead } from './log.ts';
import { claimSlugs, clashOf, findAllTaken, freeUnique, requireFree } from './names.ts';
import { findPrivate } from './private-records.ts';
import { recordKey } from './record-key.ts';
import { readFormerRows, rowOf, upsertRecords } from './record-rows.ts';
import { findRevision } from './revisions.ts';
import { requirePublishable } from './rules/rules.ts';
import type { PublishedState } from './rules/rule.ts';
import type { ExplainFaults, PublishBy } from './rules/rules.ts';
import { dropRecordEntries, indexRevisions } from './search-entries.ts';
import { settleDue } from './settle.ts';

/** The writing account; the request gets the revision that its write made. */
export interface Author extends Actor {
  onWritten?: (revision: string) => void;
}

interface Written<T> {
  result: T;
  entry: AuditEntry | AuditEntry[];
  /** What the public sees otherwise now. */
  changed: Changed;
}

/** What a write depends on. */
interface WriteContext {
  database: Database;
  clock: Clock;
  kinds: readonly Kind[];
  subscribers: readonly Subscriber[];
  /** Hears of the commit. */
  state: { committed: (revision: string, next: string | undefined) => void };
}

/**
 * The frame of every write of content: one transaction for the change, its audit rows and what subscribers keep of it.
 * Unless nothing public changed, the content gets a new revision, by which caches know.
 */
export async function writeContent<T>(
  context: WriteContext,
  author: Author,
  change: (trx: Queries) => Promise<Written<T>>,
): Promise<T> {
  const { database, state, clock, kinds, subscribers } = context;
  const { result, announced } = await database.queries.transaction().execute(async (trx) => {
    // One writer at a time, and after what is due by the clock.
    await queueForRevision(trx);
    const due = await settleDue(trx, kinds, toIso(clock.nowMs()));

    // The change itself: most of them publish.
    const { result, entry, changed } = await change(trx);

    // Who did it. Late: other writers of the audit wait until the end.
    for (const one of [entry].flat()) await audit(trx, author, one, clock.nowMs());

    // What changed gets a new content revision, and subscribers hear of it.
    const all = changedTogether(changed, due);
    if (all === 'nothing') return { result };
    return { result, announced: await announceChange(trx, subscribers, all) };
  });
  if (announced === undefined) return result;
  state.committed(announced.revision, announced.next);
  author.onWritten?.(announced.revision);
  return result;
}

/** A state that is public at once, as a new revision. */
export interface NewState extends PublishedState {
  at: string;
  note?: string;
  createdAt?: string;
}

interface Explain {
  faults?: ExplainFaults;
  /** For a slug or another value that a record has already. */
  clash?: (fault: Fault, state: NewState) => Error;
}

/**
 * Publishes states of one kind at once, as new revisions. They are checked beside each other before any of them is
 * written, and may take each other's names. Drafts that wait stay what they are. Returns the revisions.
 *
 * @throws Fault 403, 400 as `requirePublishable` does, 409 when a slug or what is unique is taken
 */
export async function publish(
  db: Queries,
  by: PublishBy,
  states: readonly NewState[],
  { faults, clash = (fault) => fault }: Explain = {},
): Promise<string[]> {
  // Rights and rules.
  await requirePublishable(db, by, states, faults);

  // Slugs and unique values: nobody else has them, or will by a schedule.
  const entries = states.map((state) => {
    return { record: recordKey(by.kind, state.id), state, index: indexValuesOf(by.kind, state.data) };
  });
  const taken = await findAllTaken(db, by.kind, entries);
  for (const [at, { state }] of entries.entries()) {
    const found = taken[at];
    if (found !== undefined) throw clash(clashOf(by.kind, found), state);
  }
  if (entries.length > 1) await freeUnique(db, entries);

  const revisions: string[] = [];
  for (const part of partsOf(entries)) revisions.push(...(await publishPart(db, by, part)));
  return revisions;
}

interface Entry {
  record: string;
  state: NewState;
  index: IndexValues;
}

async function publishPart(db: Queries, { kind, author }: PublishBy, part: readonly Entry[]) {
  const keys = part.map(({ record }) => record);
  const former = await readFormerRows(db, keys);
  const hidden = await findPrivate(
    db,
    kind,
    part.map(({ state }) => state.id),
  );

  // Their slugs; earlier ones stay addresses of them.
  await claimSlugs(
    db,
    kind,
    part.map(({ record, index }) => ({ record, slug: index.slug })),
  );

  // The revisions: what is saved.
  const revisions = await addRevisions(
    db,
    part.map(({ record, state: { data, at, note } }) => {
      return { record, kind, data, author, at, note, base: former.get(record)?.live_revision ?? null };
    }),
  );

  // The publications: from when on it is public.
  await addPublications(
    db,
    revisions.map(({ id: revision, record, at }) => {
      return { record, revision, startsAt: at, author, madeAt: at, appliedAt: at };
    }),
  );

  // What is derived of both: the row that lists and pages are read from, and the search.
  const rows = part.map(({ record, index, state }, place) => {
    const revision = revisions[place]?.id ?? '';
    return rowOf(kind, {
      record,
      index,
      state,
      revision,
      isPrivate: hidden.has(state.id),
      former: former.get(record),
    });
  });
  await upsertRecords(db, rows);
  await dropRecordEntries(db, keys);
  await indexRevisions(db, kind, revisions);
  for (const { record, state } of part) {
    // Something newer is public: what was saved now is only history.
    if ((former.get(record)?.latest_at ?? '') >= state.at) await syncRecord(db, kind, record);
  }
  return revisions.map(({ id }) => id);
}

/** The writing account, and the instant of the write. */
export interface Stamp {
  author: string;
  at: string;
}

export interface PublishRevision extends Stamp {
  kind: Kind;
  id: string;
  revision: string;
  plan: PublishPlan;
  /** What is scheduled for the record stays so. */
  keepsSchedule?: boolean;
}

/**
 * Shows a saved revision for the time that the plan says, in place of what was scheduled for the record before; an end
 * that was set before stays unless the plan names another or none. Returns the details for the audit.
 *
 * @throws Fault 403 or 400 as `requirePublishable` does, 409 when its slug or what is unique of it is taken
 */
export async function publishRevision(db: Queries, publication: PublishRevision): Promise<AuditEntry> {
  const { kind, id, revision, plan, author, at, keepsSchedule = false } = publication;
  const record = recordKey(kind, id);
  const state = await findRevision(db, record, revision);
  if (state === undefined) throw invalid({ revision: 'This record has no such revision' });
  const from = plan.from !== undefined && plan.from > at ? plan.from : at;
  const { until } = plan;
  if (until && until <= from) throw invalid({ until: 'Until must be later than the beginning' });

  // Rights and rules, slug and unique value.
  await requirePublishable(db, { kind, author }, [{ id, data: state.data }]);
  await requireFree(db, kind, record, indexValuesOf(kind, state.data));

  // Publications: in place of those that lie ahead, from the beginning, and up to the end.
  const keepsEnd = until === undefined;
  if (!keepsSchedule) await withdrawAhead(db, record, at, keepsEnd ? { endsAfter: from } : {});
  const stamp = { kind, id, author, at };
  await statePublication(db, { ...stamp, revision, from });
  if (until) await statePublication(db, { ...stamp, revision: null, from: until });
  return {
    action: from > at ? 'schedule' : 'publish',
    entity: kind.name,
    entityId: id,
    detail: { ...languageOf(kind), revision, ...(from > at && { from }), ...(until && { until }) },
  };
}

/** Records of one statement. */
const batchSize = 100;

/** A record that comes twice is in two parts: the second state is made from the first. */
function* partsOf(entries: readonly Entry[]): Generator<Entry[]> {
  let part = new Map<string, Entry>();
  for (const entry of entries) {
    if (part.size === batchSize || part.has(entry.record)) {
      yield [...part.values()];
      part = new Map();
    }
    part.set(entry.record, entry);
  }
  if (part.size > 0) yield [...part.values()];
}
