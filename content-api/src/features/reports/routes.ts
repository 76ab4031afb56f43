import type { FastifyInstance } from 'fastify';
import { addressKey } from '../../core/accounts/address-key.ts';
import { consumeRate } from '../../core/accounts/throttle.ts';
import type { Context } from '../../core/context.ts';
import { reportsCalls } from '../../contract/calls/reports.ts';
import { route } from '../../http/route.ts';
import { actorOf, requireViewer } from '../../http/viewer.ts';
import { audit } from '../../core/audit/audit.ts';
import { toIso } from '../../lib/clock.ts';
import { days } from '../../lib/durations.ts';
import { listUnseenReports, markReportsSeen, reportAction } from './repository.ts';

/** Older reports are no longer actionable. */
const shownForMs = days(30);

/** Reports of a console that did not start: kept in the audit, logged, and shown once to each admin. */
export function registerReportRoutes(app: FastifyInstance, { database, config, clock }: Context): void {
  route(app, reportsCalls.reportRelease, async ({ body, request }) => {
    const nowMs = clock.nowMs();
    const { reportsPerAddress, reportsInAll } = config.limits;
    const address = `reports:address:${addressKey(request.ip)}`;
    await database.withoutSync(async (db) => {
      await consumeRate(db, address, reportsPerAddress, nowMs);
      await consumeRate(db, 'reports:all', reportsInAll, nowMs);
    });
    const detail = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    await audit(
      database.queries,
      actorOf(request),
      { action: reportAction, entity: 'release', detail },
      nowMs,
    );
    request.log.warn({ report: detail }, 'a release of the console did not start');
    return { success: true, message: 'Report received' };
  });

  route(app, reportsCalls.listReleaseReports, async ({ request }) => {
    const { account } = requireViewer(request);
    const since = toIso(clock.nowMs() - shownForMs);
    return { reports: await listUnseenReports(database.queries, account.id, since) };
  });

  route(app, reportsCalls.markReleaseReportsSeen, async ({ body, request }) => {
    await markReportsSeen(database.queries, requireViewer(request).account.id, body.upTo);
    return { success: true, message: 'Reports marked as seen' };
  });
}
