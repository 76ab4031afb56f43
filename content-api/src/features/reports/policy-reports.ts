import type { FastifyInstance } from 'fastify';
import { addressKey } from '../../core/accounts/address-key.ts';
import { consumeRate } from '../../core/accounts/throttle.ts';
import type { Context } from '../../core/context.ts';
import { reportsCalls } from '../../contract/calls/reports.ts';
import type { PolicyReport } from '../../contract/policy-report.ts';
import type { Queries } from '../../db/database.ts';
import { readJson } from '../../db/json.ts';
import { route } from '../../http/route.ts';
import { actorOf } from '../../http/viewer.ts';
import { audit } from '../../core/audit/audit.ts';
import { toIso } from '../../lib/clock.ts';
import { days } from '../../lib/durations.ts';
import { isError } from '../../lib/is-error.ts';
import { parseJson } from '../../http/plugins/bodies.ts';
import { readPolicyReports } from './read-policy-reports.ts';
import type { KeptPolicyReport } from './read-policy-reports.ts';

/** Under this action they stand in the audit, which is purged by age. */
const action = 'report.csp';
const shownForMs = days(30);
const rowsRead = 500;
const shownMax = 20;

/** Violations of the content security policy in visitors' browsers: rate-limited, and listed for the admin. */
export function registerPolicyReports(app: FastifyInstance, { database, config, clock }: Context): void {
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/reports+json',
      { parseAs: 'string' },
      (_request, text, parsed) => {
        try {
          const value = parseJson(String(text));
          parsed(null, Array.isArray(value) ? { reports: value } : value);
        } catch (error) {
          parsed(isError(error) ? error : new Error(String(error)));
        }
      },
    );
    route(scope, reportsCalls.reportPolicy, async ({ body, request }) => {
      const nowMs = clock.nowMs();
      const { reportsPerAddress, reportsInAll } = config.limits;
      const reports = readPolicyReports(body.reports, config.allowedOrigins);
      if (reports.length > 0) {
        await database.withoutSync(async (db) => {
          await consumeRate(db, `csp:address:${addressKey(request.ip)}`, reportsPerAddress, nowMs);
          await consumeRate(db, 'csp:all', reportsInAll, nowMs);
          for (const report of reports)
            await audit(db, actorOf(request), { action, entity: 'page', detail: { ...report } }, nowMs);
        });
      }
      return { success: true, message: 'Report received' };
    });
    done();
  });

  route(app, reportsCalls.listPolicyReports, async () => {
    const since = toIso(clock.nowMs() - shownForMs);
    return { reports: await listPolicyReports(database.queries, since) };
  });
}

async function listPolicyReports(db: Queries, since: string): Promise<PolicyReport[]> {
  const rows = await db
    .selectFrom('audit')
    .select(['at', 'detail'])
    .where('action', '=', action)
    .where('at', '>=', since)
    .orderBy('id', 'desc')
    .limit(rowsRead)
    .execute();
  const reports = new Map<string, PolicyReport>();
  for (const { at, detail } of rows) {
    const { directive, blocked, page } = readJson<KeptPolicyReport>(detail);
    const key = JSON.stringify([directive, blocked, page]);
    const same = reports.get(key);
    if (same) same.count += 1;
    else reports.set(key, { directive, blocked, page, count: 1, lastAt: at });
  }
  return [...reports.values()].slice(0, shownMax);
}
