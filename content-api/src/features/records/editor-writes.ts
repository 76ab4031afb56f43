import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../core/context.ts';
import { calls } from '../../contract/calls/index.ts';
import { translationsCalls } from '../../contract/calls/translations.ts';
import { languageOf } from '../../contract/kinds/kind-in.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import { textsOf } from '../../contract/kinds/words.ts';
import type { Queries } from '../../db/database.ts';
import type { RecordTable } from '../../db/record-tables.ts';
import { route } from '../../http/route.ts';
import { isStale } from '../../http/version.ts';
import { requireRight } from '../../http/require-right.ts';
import { requireLanguage } from '../../core/accounts/account-languages.ts';
import { actorOf, requireViewer } from '../../http/viewer.ts';
import type { AuditEntry } from '../../core/audit/audit.ts';
import { notFound, staleWrite } from '../../lib/fault.ts';
import { nextVersion } from '../../lib/next-version.ts';
import { changeRecord, requireHandOrder } from '../../core/records/change-record.ts';
import { deleteForGood } from '../../core/records/delete-record.ts';
import { orderByHand } from '../../core/records/hand-order.ts';
import { publishDraft, saveState } from '../../core/records/drafts.ts';
import { singleId } from '../../core/records/record-key.ts';
import { requireKind, requireRecord } from '../../core/records/require-record.ts';
import { restore } from '../../core/records/restore.ts';
import { markStillRight } from '../../core/records/still-right.ts';
import { readLanguages } from '../../core/records/read-languages.ts';
import { translationParts } from '../../core/records/translation-view.ts';
import { requireFirstLanguage, writtenKind } from '../../core/records/written-kind.ts';
import { viewOf } from '../../core/records/record-view.ts';
import { findRecord } from '../../core/records/record-rows.ts';
import { cancelPublication, trashRecord, unpublishRecord } from '../../core/records/take-down.ts';
import { publishRevision, writeContent } from '../../core/records/write.ts';
import { createRecord } from './create-record.ts';
import { inTrash, noTranslation, notInTrash, refuseSingle } from './editor-faults.ts';

interface Change<Row> {
  db: Queries;
  row: Row;
  kind: Kind;
  id: string;
  author: string;
  at: string;
}

interface Statements {
  entry: AuditEntry[];
  /** Nothing of it is public. */
  isHidden?: boolean;
}

interface ChangeOptions {
  version?: string;
  mayBeTrashed?: boolean;
}

type Params = { kind: string; id: string; language?: string };

/** The writes of the editor's calls: drafts, publications, the trash and the order by hand. */
export function registerEditorWrites(app: FastifyInstance, context: Context): void {
  /** Changes what is stated of a record, in one transaction; answers what is there afterwards. */
  function changeAny(
    request: FastifyRequest,
    params: Params,
    act: (change: Change<RecordTable | undefined>) => Promise<Statements>,
    { version, mayBeTrashed = false }: ChangeOptions = {},
  ) {
    const { language } = params;
    const original = requireKind(context, params.kind);
    const isSingle = original.single === true && [original.name, singleId(original)].includes(params.id);
    const actor = actorOf(request);
    return writeContent(context, actor, async (db) => {
      const kind = await writtenKind(db, original, language);
      await requireLanguage(db, requireViewer(request).account.languages, kind);
      if (kind.language !== undefined && !isSingle) await requireRecord(db, original, params.id);
      // A translation comes to be with its first save.
      const mayBeNew = isSingle || kind.language !== undefined;
      const row = mayBeNew
        ? await findRecord(db, kind, isSingle ? singleId(kind) : params.id)
        : await requireRecord(db, kind, params.id);
      if (row !== undefined && isStale(request, version, row.head_revision))
        throw staleWrite(await viewIn(db, kind, row, language));
      if (row?.trashed_at && !mayBeTrashed) throw inTrash(kind);
      const id = row?.id ?? (isSingle ? singleId(kind) : params.id);
      const at = nextVersion(context.clock, row?.updated_at);
      const { entry, isHidden = false } = await act({ db, row, kind, id, author: actor.userId, at });
      const after = await findRecord(db, kind, id);
      const changed = isHidden ? 'nothing' : [{ kind: kind.name, id }];
      return { result: after && (await viewIn(db, kind, after, language)), entry, changed };
    });
  }

  /** With what the languages add, where the call names one. */
  async function viewIn(db: Queries, kind: Kind, row: RecordTable, language: string | undefined) {
    const view = await viewOf(db, kind, row);
    if (language === undefined) return view;
    return { ...view, ...(await translationParts(db, kind, row.id, await readLanguages(db))) };
  }

  function change(
    request: FastifyRequest,
    params: Params,
    act: (change: Change<RecordTable>) => Promise<Statements>,
    options?: ChangeOptions,
  ) {
    return changeAny(
      request,
      params,
      ({ row, ...rest }) => {
        if (row === undefined) throw notFound(rest.kind.words.one);
        return act({ row, ...rest });
      },
      options,
    );
  }

  route(app, calls.createRecord, async ({ params, body, query, request, reply }) => {
    const { data, publish: plan, note, autosave: isAutosave } = body;
    const kind = requireKind(context, params.kind);
    if (plan !== undefined) requireRight(request, 'publish');
    refuseSingle(kind, 'GET');
    await requireFirstLanguage(context.database.queries, query.language);
    await requireLanguage(context.database.queries, requireViewer(request).account.languages, kind);
    const author = actorOf(request).userId;
    return createRecord(context, { request, reply }, kind.name, {
      insert: async (db, id, at) => {
        const entries = await saveState(db, undefined, {
          kind,
          id,
          data,
          plan,
          note,
          author,
          at,
          isAutosave,
        });
        return { entries, changed: plan === undefined ? 'nothing' : [{ kind: kind.name, id }] };
      },
      find: async (db, id) => viewOf(db, kind, await requireRecord(db, kind, id)),
    });
  });

  route(app, calls.saveRecord, ({ params, body, query, request }) => {
    const { data, publish: plan, note, version, autosave: isAutosave } = body;
    if (plan !== undefined) requireRight(request, 'publish');
    return changeAny(
      request,
      { ...params, ...query },
      async ({ db, row, ...target }) => ({
        entry: await saveState(db, row, { ...target, data, plan, note, isAutosave }),
        isHidden: plan === undefined,
      }),
      { version },
    );
  });

  route(app, calls.changeRecord, ({ params, body, query, request }) =>
    change(request, { ...params, ...query }, async ({ db, row, ...stamp }) => {
      if (isShown(row)) requireRight(request, 'publish');
      await changeRecord(db, row, stamp, body);
      return { entry: [entryOf('change', stamp, { fields: Object.keys(body).join(' ') })] };
    }),
  );

  route(app, calls.publishRecord, ({ params, body: { revision, ...plan }, query, request }) =>
    change(request, { ...params, ...query }, async ({ db, row, ...stamp }) => {
      const published =
        revision === undefined
          ? await publishDraft(db, row, { ...stamp, plan })
          : await publishRevision(db, { ...stamp, revision, plan });
      return { entry: [published] };
    }),
  );

  route(app, calls.unpublishRecord, ({ params, query, request }) =>
    change(request, { ...params, ...query }, async ({ db, row, ...stamp }) => {
      if (!isShown(row)) return { entry: [], isHidden: true };
      await unpublishRecord(db, stamp);
      return { entry: [entryOf('unpublish', stamp)] };
    }),
  );

  route(app, calls.restoreRecord, ({ params, body, query, request }) => {
    if (body.publish === true || body.live === true) requireRight(request, 'publish');
    return change(
      request,
      { ...params, ...query },
      async ({ db, row, ...stamp }) => ({ entry: await restore(db, row, stamp, body) }),
      { mayBeTrashed: true },
    );
  });

  route(app, calls.cancelPublication, ({ params, query, request }) =>
    change(request, { ...params, ...query }, async ({ db, row: _, ...stamp }) => {
      const { publication } = params;
      if (!(await cancelPublication(db, { ...stamp, publication }))) throw notFound('Scheduled publication');
      return { entry: [entryOf('cancel', stamp, { publication })] };
    }),
  );

  route(app, translationsCalls.markStillRight, ({ params, body, query, request }) =>
    change(request, { ...params, ...query }, async ({ db, row, ...stamp }) => {
      if (stamp.kind.language === undefined) throw noTranslation();
      await markStillRight(db, stamp.kind, row, body.paths);
      return { entry: [entryOf('still-right', stamp)], isHidden: true };
    }),
  );

  route(app, calls.deleteRecord, async ({ params, query, request }) => {
    if (query.language === undefined) refuseSingle(requireKind(context, params.kind), 'GET, PUT, PATCH');
    const isForGood = query['for-good'] === 'true';
    await change(
      request,
      { ...params, ...query },
      async ({ db, row, ...stamp }) => {
        if (isForGood && row.trashed_at === null) throw notInTrash(stamp.kind);
        if (isForGood || isShown(row)) requireRight(request, 'publish');
        if (isForGood) await deleteForGood(db, row.key);
        else if (row.trashed_at === null) await trashRecord(db, stamp);
        else return { entry: [], isHidden: true };
        return { entry: [entryOf(isForGood ? 'delete.for-good' : 'delete', stamp)], isHidden: isForGood };
      },
      { mayBeTrashed: true },
    );
    return { success: true, message: textsOf(requireKind(context, params.kind)).deleted };
  });

  route(app, calls.orderRecords, async ({ params, body, request }) => {
    const kind = requireKind(context, params.kind);
    requireHandOrder(kind, 'ids');
    await writeContent(context, actorOf(request), async (db) => {
      await requireLanguage(db, requireViewer(request).account.languages, kind);
      await orderByHand(db, kind, body);
      const entry = { action: 'order', entity: kind.name, detail: { records: body.ids.length } };
      return { result: undefined, entry, changed: [{ kind: kind.name }] };
    });
    return { success: true, message: `${kind.words.many} ordered successfully` };
  });
}

/** It is public, or will be by itself. */
function isShown({ live_revision, next_at }: RecordTable): boolean {
  return live_revision !== null || next_at !== null;
}

function entryOf(action: string, { kind, id }: { kind: Kind; id: string }, detail?: AuditEntry['detail']) {
  return { action, entity: kind.name, entityId: id, detail: { ...languageOf(kind), ...detail } };
}
