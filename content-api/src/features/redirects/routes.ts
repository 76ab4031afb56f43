import type { FastifyInstance } from 'fastify';
import type { Context } from '../../core/context.ts';
import { redirectsCalls } from '../../contract/calls/redirects.ts';
import { redirect } from '../../contract/kinds/redirect.ts';
import { createSiteCheck } from '../../http/require-site.ts';
import { route } from '../../http/route.ts';
import { actorOf } from '../../http/viewer.ts';
import { toIso } from '../../lib/clock.ts';
import { nextVersion } from '../../lib/next-version.ts';
import { writeContent } from '../../core/records/write.ts';
import { addHits, listHits } from './hits.ts';
import { importRedirects } from './import-redirects.ts';

/** The calls that only redirects have: many at once, and how often they were followed. */
export function registerRedirectRoutes(app: FastifyInstance, context: Context): void {
  const { database, clock } = context;
  const requireSite = createSiteCheck(context);

  route(app, redirectsCalls.importRedirects, ({ body, request }) => {
    const actor = actorOf(request);
    return writeContent(context, actor, async (trx) => {
      const stamp = { author: actor.userId, at: nextVersion(clock) };
      const result = await importRedirects(trx, body.redirects, stamp);
      const changed = result.added + result.changed === 0 ? 'nothing' : [{ kind: redirect.name }];
      return { result, changed, entry: { action: 'import', entity: 'redirect', detail: result } };
    });
  });

  route(app, redirectsCalls.listRedirectHits, () => listHits(database.queries));

  // Hits are no content: caches stay as they are.
  route(app, redirectsCalls.countRedirectHits, async ({ body, request }) => {
    requireSite(request);
    await database.queries.transaction().execute((trx) => addHits(trx, body.hits, toIso(clock.nowMs())));
    return { success: true, message: 'Hits counted' };
  });
}
