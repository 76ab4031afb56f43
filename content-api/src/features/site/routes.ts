import type { FastifyInstance } from 'fastify';
import type { Context } from '../../core/context.ts';
import { calls } from '../../contract/calls/index.ts';
import { describeKinds } from '../../contract/kind-list.ts';
import { page } from '../../contract/kinds/page.ts';
import { cachedRoute, route } from '../../http/route.ts';
import { readForRequest } from '../../core/cache/read-content.ts';
import { databaseUnavailable } from '../../lib/fault.ts';
import { kindKey } from '../../core/records/content-keys.ts';
import { shownKinds } from '../../core/records/read-languages.ts';
import { listAddresses } from './addresses.ts';
import { readSetup } from './read-setup.ts';
import { readSite } from './read-site.ts';

/** Kinds of content, and the content revision, which the site asks for about once a second. */
export function registerSiteRoutes(app: FastifyInstance, context: Context): void {
  const { state, kinds } = context;
  const withPages = kinds.filter(({ address }) => address !== undefined);

  route(app, calls.revision, async ({ request }) => {
    // Whoever asks would take an earlier revision for the one of now.
    if (!(await state.confirm())) throw databaseUnavailable();
    const revision = state.revision();
    request.contentRevision = revision;
    return { revision };
  });
  cachedRoute(app, context, calls.site, async ({ db, query: { language }, way }) => ({
    payload: await readSite(db, await shownKinds(db, kinds, language, way === 'text')),
    keys: [...kinds.filter(({ ofStudio }) => ofStudio === true), page].map(kindKey),
  }));
  cachedRoute(app, context, calls.listAddresses, async ({ db, query: { language }, way }) => ({
    payload: await listAddresses(db, await shownKinds(db, withPages, language, way === 'text')),
    keys: withPages.map(kindKey),
  }));
  route(app, calls.setup, async ({ request }) => {
    await state.refreshFully();
    return readForRequest(context, request, (db) => readSetup(db, context));
  });
  route(app, calls.listKinds, () => describeKinds(kinds));
}
