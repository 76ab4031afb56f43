import type { FastifyInstance } from 'fastify';
import type { Context } from '../../core/context.ts';
import { calls } from '../../contract/calls/index.ts';
import { limits } from '../../contract/limits.ts';
import { route } from '../../http/route.ts';
import { csvFile } from '../../http/csv-file.ts';
import { allPages } from '../../lib/all-pages.ts';
import { pageOf } from '../../lib/page.ts';
import { readStudioTrade } from '../../core/records/read-trade.ts';
import { readLanguages } from '../../core/records/read-languages.ts';
import { readTimeZone } from '../../core/records/read-time-zone.ts';
import { trashDays } from '../../core/records/trash.ts';
import { dayOf } from '../visits/day-of.ts';
import { createAuditReader, listAudit } from './repository.ts';
import type { AuditItem } from './repository.ts';

const batch = 500;
const columns: (keyof AuditItem)[] = [
  'at',
  'action',
  'who',
  'userId',
  'kind',
  'entityId',
  'title',
  'ip',
  'requestId',
  'detail',
];

/** The audit log, and settings that the console shows. */
export function registerAuditRoutes(app: FastifyInstance, context: Context): void {
  const { database, config, clock } = context;
  route(app, calls.listAudit, async ({ query, reply }) => {
    if (query.format === 'csv') {
      const read = await createAuditReader(database.queries, query);
      const batches = allPages<AuditItem>(batch, read);
      const day = dayOf(clock.nowMs(), await readTimeZone(context));
      return csvFile(reply, { name: 'audit', day, columns, batches });
    }
    const page = pageOf(query, limits.recordPageSize);
    const { items, total } = await listAudit(database.queries, query, page);
    return { items, total, page: page.page, size: page.size };
  });

  route(app, calls.getSettings, async () => {
    const { first, further } = await readLanguages(database.queries);
    return {
      timeZone: await readTimeZone(context),
      trashDays,
      historyDays: config.history.days,
      historyKept: config.history.keep,
      trade: await readStudioTrade(database.queries),
      ...(further.length > 0 && { languages: [first, ...further.map(({ code }) => code)] }),
    };
  });
}
