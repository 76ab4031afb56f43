import type { FastifyInstance } from 'fastify';
import { readForRequest } from '../../core/cache/read-content.ts';
import type { Context } from '../../core/context.ts';
import { singleCallsOf } from '../../contract/calls/kind-calls.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Reads } from '../../db/database.ts';
import { cachedRoute, route } from '../../http/route.ts';
import { requireCurrent } from '../../http/version.ts';
import { actorOf } from '../../http/viewer.ts';
import { withPictureHints } from '../media/picture-hints.ts';
import { wholeData } from '../../core/records/complete-values.ts';
import { keysBeside, kindKey } from '../../core/records/content-keys.ts';
import { findLive } from '../../core/records/live-records.ts';
import { publishSingle } from '../../core/records/publish-single.ts';
import { readSingle } from '../../core/records/read-single.ts';
import { singleId } from '../../core/records/record-key.ts';
import { writeContent } from '../../core/records/write.ts';

/** The calls of a kind of which there is one record; before anything was saved it is empty. */
export function registerSingleRoutes(app: FastifyInstance, context: Context, kind: Kind): void {
  const calls = singleCallsOf(kind);
  const { publicPath, without = [] } = kind.calls ?? {};
  const id = singleId(kind);

  const read = (db: Reads) => readSingle(db, kind);

  if (!without.includes('get')) {
    cachedRoute(app, context, calls.publicGet, async ({ db, query: { view } }) => {
      const answer = await readSingle(db, kind, view);
      if (view !== 'page') return { payload: answer, keys: [kindKey(kind)] };
      const keys = [kindKey(kind), ...keysBeside(kind, { ...answer })];
      return { payload: await withPictureHints(db, answer), keys };
    });
  }
  if (publicPath !== undefined) {
    route(app, calls.get, async ({ request }) => {
      await context.state.refresh();
      return readForRequest(context, request, read);
    });
  }

  if (without.includes('update')) return;
  route(app, calls.save, ({ body, request }) =>
    writeContent(context, actorOf(request), async (trx) => {
      const current = await findLive(trx, kind, id);
      requireCurrent(request, body, { updatedAt: current?.updatedAt }, await read(trx));
      const { updatedAt: _, ...sent } = body;
      const data = wholeData(kind.fields, sent, current?.data);
      await publishSingle(trx, context, { kind, author: actorOf(request).userId }, data);
      return {
        result: await read(trx),
        entry: { action: 'update', entity: kind.name },
        changed: [{ kind: kind.name }],
      };
    }),
  );
}
