import type { FastifyInstance } from 'fastify';
import { createRecord } from '../../content/create-record.ts';
import { writeContent } from '../../content/write-content.ts';
import type { Context } from '../../context.ts';
import { calls } from '../../contract/calls/index.ts';
import { cachedRoute, route } from '../../http/route.ts';
import { requireCurrent } from '../../http/version.ts';
import { actorOf } from '../../http/viewer.ts';
import { notFound } from '../../lib/fault.ts';
import { nextVersion } from '../../lib/next-version.ts';
import { pageOf } from '../../lib/page.ts';
import {
  deleteProject,
  findProject,
  insertProject,
  listProjectCards,
  listProjects,
  replaceProject,
} from './repository.ts';
import { resolveSpellings } from './spellings.ts';

export function registerProjectRoutes(app: FastifyInstance, context: Context): void {
  const { database, clock } = context;

  cachedRoute(app, context, calls.listProjects, async ({ query }) => {
    if (query.view === undefined) return { payload: await listProjects(database.queries) };
    const page = pageOf(query);
    const { items, total } = await listProjectCards(database.queries, page);
    return { payload: { items, total, page: page.page, size: page.size } };
  });

  cachedRoute(app, context, calls.getProject, async ({ params }) => {
    const project = await requireProject(params.id);
    return { payload: project, version: project.updatedAt };
  });

  route(
    app,
    calls.createProject,
    ({ body, request, reply }) =>
      createRecord(context, { request, reply }, 'project', {
        insert: (trx, id, stamps) => insertProject(trx, id, body, stamps),
        find: findProject,
      }),
    (body) => resolveSpellings(body),
  );

  route(
    app,
    calls.updateProject,
    ({ params, body, request }) =>
      writeContent(context, actorOf(request), async (trx) => {
        const current = await requireProject(params.id, trx);
        requireCurrent(request, body, current);
        await replaceProject(trx, params.id, body, nextVersion(clock, current.updatedAt));
        const result = await requireProject(params.id, trx);
        return { result, entry: { action: 'update', entity: 'project', entityId: params.id } };
      }),
    async (body, params) => resolveSpellings(body, await requireProject(params.id)),
  );

  route(app, calls.deleteProject, async ({ params, request }) => {
    await writeContent(context, actorOf(request), async (trx) => {
      requireCurrent(request, {}, await requireProject(params.id, trx));
      await deleteProject(trx, params.id);
      return { result: undefined, entry: { action: 'delete', entity: 'project', entityId: params.id } };
    });
    return { success: true, message: 'Project deleted successfully' };
  });

  async function requireProject(id: string, db: Parameters<typeof findProject>[0] = database.queries) {
    const project = await findProject(db, id);
    if (project === undefined) throw notFound('Project');
    return project;
  }
}
