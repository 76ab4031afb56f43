import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { calls } from '../../contract/calls/index.ts';
import { createSiteGuard } from '../../http/require-site.ts';
import { route } from '../../http/route.ts';
import { countVisits } from '../../visits/count-visits.ts';
import { dayOf } from '../../visits/day-of.ts';
import { readVisits } from '../../visits/read-visits.ts';

export function registerVisitRoutes(app: FastifyInstance, { database, config, clock }: Context): void {
  const requireSite = createSiteGuard(config);
  const today = () => dayOf(clock.nowMs(), config.timeZone);

  route(app, calls.listVisits, async ({ query }) => ({
    ...(await readVisits(database.queries, query)),
    isOn: config.countsVisits,
    today: today(),
  }));

  route(app, calls.noteVisits, async ({ body, request }) => {
    requireSite(request);
    if (!config.countsVisits) return;
    const about = { day: today(), siteHost: config.siteUrl.hostname };
    await database.lightly((db) =>
      db.transaction().execute((trx) => countVisits(trx, body.visits, { ...about, kind: database.kind })),
    );
  });
}
