import type { FastifyInstance } from 'fastify';
import type { Context } from '../../core/context.ts';
import { calls } from '../../contract/calls/index.ts';
import { post } from '../../contract/kinds/post.ts';
import { cachedRoute } from '../../http/route.ts';
import { kindKey } from '../../core/records/content-keys.ts';
import { shownKind } from '../../core/records/read-languages.ts';
import { listTags } from '../../core/records/search-live.ts';

/** The call that only posts have. */
export function registerPostRoutes(app: FastifyInstance, context: Context): void {
  cachedRoute(app, context, calls.listTags, async ({ db, query: { language }, way }) => {
    const { kind } = await shownKind(db, post, language, way === 'text');
    return { payload: { tags: await listTags(db, kind, way) }, keys: [kindKey(post)] };
  });
}
