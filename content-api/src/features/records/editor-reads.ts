import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readForRequest } from '../../core/cache/read-content.ts';
import type { Context } from '../../core/context.ts';
import { calls } from '../../contract/calls/index.ts';
import { translationsCalls } from '../../contract/calls/translations.ts';
import type { UnsavedView } from '../../contract/record-view.ts';
import { limits } from '../../contract/limits.ts';
import type { Queries } from '../../db/database.ts';
import { mayEdit } from '../../http/require-right.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../lib/fault.ts';
import { pageOf } from '../../lib/page.ts';
import { beginningOf, plainTextOf } from '../../core/records/answers.ts';
import { parseData } from '../../core/records/complete.ts';
import { listRecords } from '../../core/records/list-records.ts';
import { listRows } from '../../core/records/list-rows.ts';
import { listRevisions, readRevision } from '../../core/records/history.ts';
import { requireKind, requireRecord, requireRecordOrSingle } from '../../core/records/require-record.ts';
import { listTranslations } from '../../core/records/list-translations.ts';
import { readLanguages } from '../../core/records/read-languages.ts';
import { singleId } from '../../core/records/record-key.ts';
import { findRecord } from '../../core/records/record-rows.ts';
import { translationParts } from '../../core/records/translation-view.ts';
import { writtenKind } from '../../core/records/written-kind.ts';
import { viewOf } from '../../core/records/record-view.ts';

const unsavedView: UnsavedView = { record: null, draft: null, live: null, publications: [] };

/** The reads of the editor's calls: records in every state, and their history. */
export function registerEditorReads(app: FastifyInstance, context: Context): void {
  /** Scheduled publications that are due count as public. */
  async function read<T>(request: FastifyRequest, load: (db: Queries) => Promise<T>): Promise<T> {
    await context.state.refreshFully();
    return readForRequest(context, request, load);
  }

  route(app, calls.listRecords, ({ params, query, request }) => {
    const kind = requireKind(context, params.kind);
    return read(request, (db) => listRecords(db, kind, query, context.clock.nowMs()));
  });

  route(app, calls.listRecordRows, ({ params, query, request }) => {
    const kind = requireKind(context, params.kind);
    return read(request, (db) => listRows(db, kind, query));
  });

  route(app, calls.readExcerpt, ({ params, body }) => {
    const kind = requireKind(context, params.kind);
    return { excerpt: beginningOf(plainTextOf(kind, parseData(kind, body.data, 'draft'))) };
  });

  route(app, calls.getRecord, ({ params, query, request }) => {
    const original = requireKind(context, params.kind);
    return read(request, async (db) => {
      const kind = await writtenKind(db, original, query.language);
      const row = await requireRecordOrSingle(db, original, params.id);
      const id = row?.id ?? singleId(kind);
      const own = kind.language === undefined ? row : await findRecord(db, kind, id);
      const view = own === undefined ? unsavedView : await viewOf(db, kind, own);
      return { ...view, ...(await translationParts(db, kind, id, await readLanguages(db))) };
    });
  });

  route(app, translationsCalls.listTranslations, ({ query, request }) => {
    const kinds = context.kinds.filter((kind) => mayEdit(request, kind));
    return read(request, (db) => listTranslations(db, kinds, query));
  });

  route(app, calls.listRevisions, ({ params, query: { language, ...query }, request }) => {
    const original = requireKind(context, params.kind);
    const page = pageOf(query, limits.recordPageSize);
    return read(request, async (db) => {
      const kind = await writtenKind(db, original, language);
      const { key } = await requireRecord(db, kind, params.id);
      const { items, total } = await listRevisions(db, kind, key, page);
      return { items, total, page: page.page, size: page.size };
    });
  });

  route(app, calls.getRevision, ({ params, query, request }) => {
    const original = requireKind(context, params.kind);
    return read(request, async (db) => {
      const kind = await writtenKind(db, original, query.language);
      const { key } = await requireRecord(db, kind, params.id);
      const revision = await readRevision(db, kind, key, params.revision);
      if (revision === undefined) throw notFound('Revision');
      return revision;
    });
  });
}
