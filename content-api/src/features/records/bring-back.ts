import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readForRequest } from '../../core/cache/read-content.ts';
import type { Context } from '../../core/context.ts';
import type { Differences } from '../../contract/bring-back.ts';
import { bringBackCalls } from '../../contract/calls/bring-back.ts';
import { findKind } from '../../contract/kinds/find-kind.ts';
import { languageOf } from '../../contract/kinds/kind-in.ts';
import type { Queries } from '../../db/database.ts';
import { readJson, writeJson } from '../../db/json.ts';
import { route } from '../../http/route.ts';
import { mayEdit, requireRight } from '../../http/require-right.ts';
import { requireLanguage } from '../../core/accounts/account-languages.ts';
import { actorOf, requireViewer } from '../../http/viewer.ts';
import { toIso } from '../../lib/clock.ts';
import { invalid, notFound } from '../../lib/fault.ts';
import { newId } from '../../lib/new-id.ts';
import { changedFields } from '../../core/records/merge-draft.ts';
import { storedValue, textOf } from '../../core/records/read-values.ts';
import { rightsFor } from '../../core/records/rights-for.ts';
import { findDiffering, showStates } from '../../core/records/show-states.ts';
import type { Differing, Shown, Wanted } from '../../core/records/show-states.ts';
import { readsOf } from '../../core/records/view.ts';
import { writeContent } from '../../core/records/write.ts';

const shownSchema: z.ZodType<Shown[]> = z.array(
  z.object({
    record: z.string(),
    before: z.string().nullable(),
    after: z.string().nullable(),
    wasTrash: z.boolean(),
  }),
);

/** "Bring this moment back": what was public then is public again, as new revisions, and can be undone. */
export function registerBringBack(app: FastifyInstance, context: Context): void {
  const { clock, database, kinds } = context;

  /** Shows what is found for each record, and keeps what undoes it. */
  async function show(trx: Queries, wanted: Wanted[], author: string, note: string) {
    const changes = await showStates(trx, wanted, { clock, author, note });
    const undo = newId();
    const at = toIso(clock.nowMs());
    await trx
      .insertInto('undos')
      .values({ id: undo, author, at, changes: writeJson(changes) })
      .execute();
    return { changed: changes.length, undo };
  }

  /** Records that the account may edit. */
  async function listWanted(
    trx: Queries,
    request: FastifyRequest,
    keys: string[] | undefined,
    choose: (key: string) => Chosen,
  ) {
    // A moment has only what everyone saw: what is private now stays as it is.
    const rows = await trx.selectFrom('records').selectAll().where('private_revision', 'is', null).execute();
    const known = new Set(rows.map(({ key }) => key));
    const missing = keys?.find((key) => !known.has(key));
    if (missing !== undefined) throw invalid({ records: `There is no record ${missing}` });
    const chosen = keys && new Set(keys);
    return rows.flatMap((row): Wanted[] => {
      const kind = findKind(row.kind, kinds);
      if (kind === undefined || !mayEdit(request, kind) || chosen?.has(row.key) === false) return [];
      return [{ row, kind, ...choose(row.key) }];
    });
  }

  route(app, bringBackCalls.listDifferences, async ({ query: { at }, request }) => {
    await context.state.refreshFully();
    return readForRequest(context, request, async (db) => {
      const then = await shownAt(readsOf(db, database, kinds, { at }));
      const wanted = await listWanted(db, request, undefined, (key) => ({ revision: then.get(key) ?? null }));
      return { items: (await findDiffering(db, wanted)).map(toDifference) };
    });
  });

  route(app, bringBackCalls.bringBack, ({ body: { at, records }, request }) => {
    if (Date.parse(at) > clock.nowMs()) throw invalid({ at: 'Time must be past' });
    const actor = actorOf(request);
    return writeContent(context, actor, async (trx) => {
      const then = await shownAt(readsOf(trx, database, kinds, { at }));
      const wanted = await listWanted(trx, request, records, (key) => ({ revision: then.get(key) ?? null }));
      const { languages } = requireViewer(request).account;
      for (const { kind } of wanted) await requireLanguage(trx, languages, kind);
      const result = await show(trx, wanted, actor.userId, `Brought back from ${at}`);
      const detail = { at, changed: result.changed, undo: result.undo };
      return { result, entry: { action: 'bring-back', entity: 'records', detail }, changed: 'everything' };
    });
  });

  route(app, bringBackCalls.undoBringBack, ({ params: { undo }, request }) => {
    const actor = actorOf(request);
    return writeContent(context, actor, async (trx) => {
      const stored = await trx
        .deleteFrom('undos')
        .where('id', '=', undo)
        .returning('changes')
        .executeTakeFirst();
      if (stored === undefined) throw notFound('Undo');
      const changes = new Map(
        shownSchema.parse(readJson<unknown>(stored.changes)).map((change) => [change.record, change]),
      );
      // An undo is used once: who may change a part of it only would lose the rest.
      requireRight(request, ...rightsFor(kinds, [...changes.keys()]));
      const all = await listWanted(trx, request, undefined, (key) => {
        const { before = null, wasTrash = false } = changes.get(key) ?? {};
        return { revision: before, isTrash: wasTrash };
      });
      const wanted = all.filter(({ row }) => {
        const change = changes.get(row.key);
        return change !== undefined && change.after === row.live_revision;
      });
      const { languages } = requireViewer(request).account;
      for (const { kind } of wanted) await requireLanguage(trx, languages, kind);
      const result = await show(trx, wanted, actor.userId, 'Undone');
      const detail = { undo, changed: result.changed };
      return { result, entry: { action: 'undo', entity: 'records', detail }, changed: 'everything' };
    });
  });
}

type Chosen = Pick<Wanted, 'revision' | 'isTrash'>;

async function shownAt(db: ReturnType<typeof readsOf>): Promise<Map<string, string | null>> {
  const rows = await db.selectFrom('records').select(['key', 'live_revision']).execute();
  return new Map(rows.map(({ key, live_revision }) => [key, live_revision]));
}

function toDifference({ kind, row, now, then }: Differing): Differences['items'][number] {
  const { titleField, fields } = kind;
  const field = fields[titleField];
  const shown = then ?? now ?? {};
  const isChanged = now !== undefined && then !== undefined;
  const missing = then === undefined ? 'only-now' : 'only-then';
  return {
    kind: kind.name,
    ...languageOf(kind),
    _id: row.id,
    title: field === undefined ? '' : textOf(storedValue(titleField, field, shown)),
    difference: isChanged ? 'changed' : missing,
    fields: isChanged ? changedFields(fields, now, then) : [],
  };
}
