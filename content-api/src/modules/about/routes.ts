import type { FastifyInstance } from 'fastify';
import { writeContent } from '../../content/write-content.ts';
import type { Context } from '../../context.ts';
import { calls } from '../../contract/calls/index.ts';
import { cachedRoute, route } from '../../http/route.ts';
import { requireCurrent } from '../../http/version.ts';
import { actorOf } from '../../http/viewer.ts';
import { nextVersion } from '../../lib/next-version.ts';
import { readAbout, writeAbout } from './repository.ts';

export function registerAboutRoutes(app: FastifyInstance, context: Context): void {
  const { database, clock } = context;

  cachedRoute(app, context, calls.publicAbout, async () => ({ payload: await readAbout(database.queries) }));

  route(app, calls.getAbout, () => readAbout(database.queries));

  route(app, calls.saveAbout, ({ body, request }) =>
    writeContent(context, actorOf(request), async (trx) => {
      const current = await readAbout(trx);
      requireCurrent(request, body, current);
      await writeAbout(trx, body, current, nextVersion(clock, current.updatedAt));
      return { result: await readAbout(trx), entry: { action: 'update', entity: 'about' } };
    }),
  );
}
