import type { FastifyInstance } from 'fastify';
import type { Context } from '../../core/context.ts';
import { visitsCalls } from '../../contract/calls/visits.ts';
import { createSiteCheck } from '../../http/require-site.ts';
import { route } from '../../http/route.ts';
import { countVisits } from './count-visits.ts';
import { readVisits } from './read-visits.ts';
import { studioDay } from './studio-day.ts';

export function registerVisitRoutes(app: FastifyInstance, context: Context): void {
  const { database, config } = context;
  const requireSite = createSiteCheck(context);

  route(app, visitsCalls.listVisits, async ({ query }) => ({
    ...(await readVisits(database.queries, query)),
    isOn: config.countsVisits,
    today: await studioDay(context),
  }));

  route(app, visitsCalls.noteVisits, async ({ body, request }) => {
    requireSite(request);
    if (!config.countsVisits) return;
    const about = { day: await studioDay(context), siteHost: config.siteUrl.hostname };
    await database.withoutSync((db) =>
      db.transaction().execute((trx) => countVisits(trx, body.visits, { ...about, kind: database.kind })),
    );
  });
}
