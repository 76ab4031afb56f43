import type { FastifyInstance } from 'fastify';
import { addressKey } from '../../accounts/address-key.ts';
import { consumeRate } from '../../accounts/throttle.ts';
import type { Context } from '../../context.ts';
import { calls } from '../../contract/calls.ts';
import { route } from '../../http/route.ts';
import { actorOf } from '../../http/viewer.ts';
import { audit } from '../../lib/audit.ts';

/** Reports of a console that did not start: kept in the audit and told in the log, never shown to the caller. */
export function registerReportRoutes(app: FastifyInstance, { database, config, clock }: Context): void {
  route(app, calls.reportRelease, async ({ body, request }) => {
    const nowMs = clock.nowMs();
    const { reportsPerAddress, reportsInAll } = config.limits;
    const address = `reports:address:${addressKey(request.ip)}`;
    await database.lightly(async (db) => {
      await consumeRate(db, address, reportsPerAddress, nowMs);
      await consumeRate(db, 'reports:all', reportsInAll, nowMs);
    });
    const detail = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    await audit(
      database.queries,
      actorOf(request),
      { action: 'report.release', entity: 'release', detail },
      nowMs,
    );
    request.log.warn({ report: detail }, 'a release of the console did not start');
    return { success: true, message: 'Report received' };
  });
}
