import type { Kind } from '../src/contract/index.ts';
import { post, service } from '../src/contract/index.ts';
import type { Database, Queries } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';
import { migrations } from '../src/db/migrations/index.ts';
import { toIso } from '../src/lib/clock.ts';
import { minutes } from '../src/lib/durations.ts';
import { isFault } from '../src/lib/fault.ts';
import { findLive, listLive } from '../src/core/records/live-records.ts';
import { statePublication } from '../src/core/records/log.ts';
import { saveDraft } from '../src/core/records/drafts.ts';
import { recordKey } from '../src/core/records/record-key.ts';
import { findRecord } from '../src/core/records/record-rows.ts';
import type { PublishBy } from '../src/core/records/rules/rules.ts';
import { nextMoment, settleDue } from '../src/core/records/settle.ts';
import {
  cancelPublication,
  restoreRecord,
  trashRecord,
  unpublishRecord,
} from '../src/core/records/take-down.ts';
import { publish, publishRevision } from '../src/core/records/write.ts';
import type { NewState } from '../src/core/records/write.ts';
import {
  aheadOf,
  createRandom,
  newModel,
  nextOf,
  save,
  settle,
  shownBy,
  state,
  withdraw,
} from './support/log-model.ts';
import type { Model } from './support/log-model.ts';
import { openTestDatabase, postgresUrl } from './support/open-test-database.ts';
import { samples } from './support/samples.ts';
import { isShortForm } from './support/short-form.ts';

let database: Database;
let db: Queries;
beforeEach(async () => {
  database = await openTestDatabase();
  await migrate(database, { migrations });
  db = database.queries;
});
afterEach(() => database.close());

// The steps are the same on every database; on a server each takes six times as long.
const stepsInFull = postgresUrl === undefined ? 10_000 : 2000;
const steps = Number(process.env.LOG_STEPS ?? (isShortForm ? stepsInFull / 4 : stepsInFull));
const startMs = Date.parse('2026-11-21T08:00:00.000Z');

const logTestMs = minutes(10);

type One = NewState & PublishBy;

async function publishOne(trx: Queries, { kind, author, ...state }: One): Promise<string> {
  const [revision = ''] = await publish(trx, { kind, author }, [state]);
  return revision;
}

test(
  `after ${steps} random steps every record shows what its log says, also when the clock is set back`,
  async () => {
    const random = createRandom(20_261_123);
    const models = new Map<string, Model>();
    let nowMs = startMs;

    const data = (round: number) => ({
      ...samples.post,
      date: toIso(startMs),
      title: `State ${round}`,
      image: '',
    });

    async function step(trx: Queries, round: number): Promise<void> {
      const ids = [...models.keys()];
      const id =
        models.size < 12 || random(40) === 0
          ? String(round).padStart(24, '0')
          : (ids[random(ids.length)] ?? '');
      const isNew = !models.has(id);
      const model = models.get(id) ?? newModel(id);
      models.set(id, model);
      const now = toIso(Math.max(nowMs, Date.parse(model.lastAt) + 1));
      model.lastAt = now;
      const record = { kind: post, id, author: '', at: now };
      const anyRevision = () => model.revisions[random(model.revisions.length)] ?? null;
      const soon = () => toIso(nowMs + random(5_000));
      const what = isNew ? random(2) : random(11);
      if (what === 0) {
        const revision = await publishOne(trx, { ...record, data: data(round) });
        model.autosaved = undefined;
        model.revisions.push(revision);
        state(model, revision, now, now);
      } else if (what === 1 || what === 2) {
        const isAutosave = random(2) === 0;
        save(model, await saveDraft(trx, { ...record, data: data(round), isAutosave }), now, isAutosave);
      } else if (what === 3) {
        const revision = random(4) === 0 ? null : anyRevision();
        const from = soon();
        const statement = await statePublication(trx, { ...record, revision, from });
        state(model, revision, from > now ? from : now, now, statement);
      } else if (what === 4) {
        await trashRecord(trx, record);
        withdraw(model);
        state(model, null, now, now);
      } else if (what === 5) {
        await restoreRecord(trx, record);
      } else if (what === 6) {
        const ahead = aheadOf(model)[0];
        const taken = await cancelPublication(trx, { ...record, publication: ahead?.id ?? 'none' });
        expect(taken).toBe(ahead !== undefined);
        if (ahead !== undefined) ahead.isWithdrawn = true;
        const isEmpty = shownBy(model) === null && aheadOf(model).every(({ revision }) => revision === null);
        if (ahead !== undefined && isEmpty) withdraw(model);
      } else if (what === 7) {
        await unpublishRecord(trx, record);
        withdraw(model);
        state(model, null, now, now);
      } else if (what === 8) {
        await publishForAWhile(trx, model, record, { from: soon(), until: anyEnd() });
      } else {
        nowMs += random(20) === 0 ? -random(10_000) : random(2_000);
        await settleDue(trx, [post], toIso(nowMs));
        for (const one of models.values()) settle(one, toIso(nowMs));
      }
    }

    /** No end, none any more, or one that is after any beginning. */
    const anyEnd = () => [undefined, null, toIso(nowMs + 600_000 + random(5_000))][random(3)];

    async function publishForAWhile(
      trx: Queries,
      model: Model,
      record: { kind: Kind; id: string; author: string; at: string },
      plan: { from: string; until?: string | null },
    ): Promise<void> {
      const revision = model.revisions[random(model.revisions.length)] ?? '';
      const from = plan.from > record.at ? plan.from : record.at;
      await publishRevision(trx, { ...record, revision, plan });
      const rows = await trx
        .selectFrom('publications')
        .select(['id', 'revision'])
        .where('record', '=', recordKey(post, model.id))
        .where('made_at', '=', record.at)
        .execute();
      const named = (shown: string | null) => rows.find((row) => row.revision === shown)?.id;
      const isKept = plan.until === undefined;
      withdraw(model, (one) => !isKept || one.revision !== null || one.startsAt <= from);
      state(model, revision, from, record.at, named(revision));
      if (plan.until) state(model, null, plan.until, record.at, named(null));
    }

    async function compare(trx: Queries): Promise<void> {
      const rows = await trx.selectFrom('records').selectAll().execute();
      const kept = rows.map(({ id, live_revision, next_at }) => [id, live_revision, next_at]);
      const told = [...models.values()].map((model) => [model.id, shownBy(model), nextOf(model)]);
      expect(kept.sort()).toEqual(told.sort());
      const revisions = await trx.selectFrom('revisions').select('id').execute();
      expect(revisions.map(({ id }) => id).sort()).toEqual(
        [...models.values()].flatMap((model) => model.revisions).sort(),
      );
      expect((await nextMoment(trx)) ?? null).toBe(
        [...models.values()]
          .map(nextOf)
          .filter((at) => at !== null)
          .sort()[0] ?? null,
      );
      const shown = (await listLive(trx, post)).map(({ id }) => id).sort();
      expect(shown).toEqual(told.filter(([, live]) => live !== null).map(([id]) => id));
    }

    const batch = 500;
    for (let done = 0; done < steps; done += batch) {
      await database.queries.transaction().execute(async (trx) => {
        for (let round = done; round < Math.min(steps, done + batch); round += 1) await step(trx, round);
        await compare(trx);
      });
    }
  },
  logTestMs,
);

const id = '65f00000a000000000000001';
const other = '65f00000a000000000000002';
const at = (second: number) => toIso(startMs + second * 1000);
const write = (second: number, more: object = {}) => ({
  kind: service as Kind,
  id,
  author: '',
  at: at(second),
  data: { ...samples.service, features: [] },
  ...more,
});

test('a draft changes nothing that is public, and a specified write leaves it waiting', async () => {
  await publishOne(db, write(0));
  const draft = await saveDraft(db, write(1, { data: { ...samples.service, title: 'Draft' } }));
  expect((await findLive(db, service, id))?.data.title).toBe('Web Development');
  expect((await findLive(db, service, id))?.updatedAt).toBe(at(0));
  await publishOne(db, write(2, { data: { ...samples.service, title: 'Live' } }));
  const row = await findRecord(db, service, id);
  expect(row).toMatchObject({ draft_revision: draft, live_at: at(2) });
  expect(row?.head_revision).toBe(row?.live_revision);
});

test('a scheduled publication is public from its second on, and stays so when the clock is set back', async () => {
  await publishOne(db, write(0));
  const revision = await saveDraft(db, write(1, { data: { ...samples.service, title: 'Later' } }));
  await statePublication(db, { ...write(2), revision, from: at(10) });
  expect(await nextMoment(db)).toBe(at(10));
  expect(await settleDue(db, [service], at(9))).toHaveLength(0);
  expect(await settleDue(db, [service], at(10))).toHaveLength(1);
  expect(await settleDue(db, [service], at(5))).toHaveLength(0);
  expect(await findLive(db, service, id)).toMatchObject({ updatedAt: at(10), data: { title: 'Later' } });
  expect(await findRecord(db, service, id)).toMatchObject({ draft_revision: null, next_at: null });
});

test('a slug in the trash is free to take, one in use is not, and a schedule never fails on it', async () => {
  const isTaken = (error: unknown) => isFault(error) && error.code === 'CONFLICT';
  await publishOne(db, write(0));
  const clash = publishOne(db, write(1, { id: other })).then(() => false, isTaken);
  expect(await clash).toBe(true);
  const revision = await saveDraft(db, write(2, { id: other }));
  await statePublication(db, { ...write(3), id: other, revision, from: at(5) });
  await settleDue(db, [service], at(5));
  expect(await findRecord(db, service, other)).toMatchObject({ live_revision: revision, slug: null });
  await trashRecord(db, write(6));
  await publishOne(db, write(7, { id: other }));
  expect(await findRecord(db, service, other)).toMatchObject({ slug: 'web-development' });
});
