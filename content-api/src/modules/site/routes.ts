import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { calls } from '../../contract/calls/index.ts';
import { describeKinds } from '../../contract/kind-list.ts';
import { cachedRoute, route } from '../../http/route.ts';
import { listAddresses } from './addresses.ts';

/** Kinds of content, and the content revision, which the site asks for about once a second. */
export function registerSiteRoutes(app: FastifyInstance, context: Context): void {
  const { state, kinds } = context;

  route(app, calls.revision, async ({ request }) => {
    await state.confirm();
    const revision = state.revision();
    request.contentRevision = revision;
    return { revision };
  });
  cachedRoute(app, context, calls.listAddresses, async ({ db }) => ({ payload: await listAddresses(db) }));
  route(app, calls.listKinds, () => describeKinds(kinds));
}
