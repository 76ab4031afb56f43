import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { calls } from '../../contract/calls/index.ts';
import { route } from '../../http/route.ts';

/** The state of the content, asked by the site about once a second. */
export function registerSiteRoutes(app: FastifyInstance, { state }: Context): void {
  route(app, calls.revision, async () => {
    await state.refresh();
    return { revision: state.revision() };
  });
}
