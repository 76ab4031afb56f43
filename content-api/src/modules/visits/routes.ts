import { compile } from '@fastify/proxy-addr';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { calls } from '../../contract/calls/index.ts';
import { route } from '../../http/route.ts';
import { fault } from '../../lib/fault.ts';
import { countVisits } from '../../visits/count-visits.ts';
import { dayOf } from '../../visits/day-of.ts';
import { readVisits } from '../../visits/read-visits.ts';

const loopback = ['loopback'];

export function registerVisitRoutes(app: FastifyInstance, { database, config, clock }: Context): void {
  const isTrusted = compile([...loopback, ...config.trustedCallers]);
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

  /** The site speaks for itself: what it hands on for visitors names their address. */
  function requireSite(request: FastifyRequest): void {
    const isDirect = request.headers['x-forwarded-for'] === undefined;
    if (isDirect && isTrusted(request.socket.remoteAddress ?? '', 0)) return;
    throw fault({ status: 403, code: 'FORBIDDEN', message: 'Only the server of the site may do this' });
  }
}
