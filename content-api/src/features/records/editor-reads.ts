import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readForRequest } from '../../core/cache/read-content.ts';
import type { Context } from '../../core/context.ts';
import { calls } from '../../contract/calls/index.ts';
import type { UnsavedView } from '../../contract/editorial.ts';
import { limits } from '../../contract/limits.ts';
import type { Queries } from '../../db/database.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../lib/fault.ts';
import { pageOf } from '../../lib/page.ts';
import { beginningOf, plainTextOf } from '../../core/records/answers.ts';
import { parseData } from '../../core/records/complete.ts';
import { listRecords } from '../../core/records/list-records.ts';
import { listRows } from '../../core/records/list-rows.ts';
import { listRevisions, readRevision } from '../../core/records/history.ts';
import { requireKind, requireRecord, requireRecordOrSingle } from '../../core/records/require-record.ts';
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

  route(app, calls.getRecord, ({ params, request }) => {
    const kind = requireKind(context, params.kind);
    return read(request, async (db) => {
      const row = await requireRecordOrSingle(db, kind, params.id);
      return row === undefined ? unsavedView : viewOf(db, kind, row);
    });
  });

  route(app, calls.listRevisions, ({ params, query, request }) => {
    const kind = requireKind(context, params.kind);
    const page = pageOf(query, limits.recordPageSize);
    return read(request, async (db) => {
      const { key } = await requireRecord(db, kind, params.id);
      const { items, total } = await listRevisions(db, kind, key, page);
      return { items, total, page: page.page, size: page.size };
    });
  });

  route(app, calls.getRevision, ({ params, request }) => {
    const kind = requireKind(context, params.kind);
    return read(request, async (db) => {
      const { key } = await requireRecord(db, kind, params.id);
      const revision = await readRevision(db, kind, key, params.revision);
      if (revision === undefined) throw notFound('Revision');
      return revision;
    });
  });
}
