import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { calls } from '../../contract/calls/index.ts';
import { limits } from '../../contract/limits.ts';
import { route } from '../../http/route.ts';
import { toIso } from '../../lib/clock.ts';
import { pageOf } from '../../lib/page.ts';
import { readTimeZone } from '../../records/read-time-zone.ts';
import { trashDays } from '../../records/trash.ts';
import { auditCsv } from './audit-csv.ts';
import { listAudit } from './repository.ts';

/** The audit log, and settings that the console shows. */
export function registerAuditRoutes(app: FastifyInstance, context: Context): void {
  const { database, config, clock } = context;
  route(app, calls.listAudit, async ({ query, reply }) => {
    if (query.format === 'csv') {
      const name = `audit-${toIso(clock.nowMs()).slice(0, 10)}.csv`;
      return reply
        .headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename="${name}"` })
        .type('text/csv; charset=utf-8')
        .send(auditCsv(database.queries, query));
    }
    const page = pageOf(query, limits.recordPageSize);
    const { items, total } = await listAudit(database.queries, query, page);
    return { items, total, page: page.page, size: page.size };
  });

  route(app, calls.getSettings, async () => ({
    timeZone: await readTimeZone(context),
    trashDays,
    historyDays: config.history.days,
    historyKept: config.history.keep,
  }));
}
