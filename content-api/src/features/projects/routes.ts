import type { FastifyInstance } from 'fastify';
import type { Context } from '../../core/context.ts';
import { calls } from '../../contract/calls/index.ts';
import { project } from '../../contract/kinds/project.ts';
import { cachedRoute } from '../../http/route.ts';
import { kindKey } from '../../core/records/content-keys.ts';
import { countTags } from '../../core/records/search-live.ts';

/** The call that only projects have. */
export function registerProjectRoutes(app: FastifyInstance, context: Context): void {
  cachedRoute(app, context, calls.listProjectTags, async ({ db }) => ({
    payload: {
      services: await countTags(db, project, 'services'),
      industries: await countTags(db, project, 'industries'),
    },
    keys: [kindKey(project)],
  }));
}
