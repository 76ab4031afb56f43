import type { FastifyInstance } from 'fastify';
import { writeContent } from '../../content/write-content.ts';
import type { Context } from '../../context.ts';
import { calls } from '../../contract/calls/index.ts';
import { cachedRoute, route } from '../../http/route.ts';
import { requireCurrent } from '../../http/version.ts';
import { actorOf } from '../../http/viewer.ts';
import { nextVersion } from '../../lib/next-version.ts';
import { readFounders, writeFounders } from './repository.ts';

export function registerFoundersRoutes(app: FastifyInstance, context: Context): void {
  const { database, clock } = context;

  cachedRoute(app, context, calls.publicFounders, async () => ({
    payload: await readFounders(database.queries),
  }));

  route(app, calls.getFounders, () => readFounders(database.queries));

  route(app, calls.saveFounders, ({ body, request }) =>
    writeContent(context, actorOf(request), async (trx) => {
      const current = await readFounders(trx);
      requireCurrent(request, body, current);
      await writeFounders(trx, body, nextVersion(clock, current.updatedAt));
      return { result: await readFounders(trx), entry: { action: 'update', entity: 'founders' } };
    }),
  );
}
