import type { FastifyInstance } from 'fastify';
import type { Context } from '../../core/context.ts';
import { calls } from '../../contract/calls/index.ts';
import { project } from '../../contract/kinds/project.ts';
import { cachedRoute } from '../../http/route.ts';
import { kindKey } from '../../core/records/content-keys.ts';
import { shownKind } from '../../core/records/read-languages.ts';
import { countTags } from '../../core/records/search-live.ts';

/** The call that only projects have. */
export function registerProjectRoutes(app: FastifyInstance, context: Context): void {
  cachedRoute(app, context, calls.listProjectTags, async ({ db, query: { language }, way }) => {
    const { kind } = await shownKind(db, project, language, way === 'text');
    const payload = {
      services: await countTags(db, kind, 'services'),
      industries: await countTags(db, kind, 'industries'),
    };
    return { payload, keys: [kindKey(project)] };
  });
}
