import type { FastifyInstance } from 'fastify';
import { createRecord } from '../../content/create-record.ts';
import { writeContent } from '../../content/write-content.ts';
import type { Context } from '../../context.ts';
import { calls } from '../../contract/calls/index.ts';
import type { Service } from '../../contract/service.ts';
import type { Queries } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/error-kind.ts';
import { cachedRoute, route } from '../../http/route.ts';
import { requireCurrent } from '../../http/version.ts';
import { actorOf } from '../../http/viewer.ts';
import { conflict, notFound } from '../../lib/fault.ts';
import { nextVersion } from '../../lib/next-version.ts';
import { pageOf } from '../../lib/page.ts';
import {
  deleteService,
  findService,
  findServiceByAddress,
  insertService,
  listServiceCards,
  listServices,
  replaceService,
} from './repository.ts';

export function registerServiceRoutes(app: FastifyInstance, context: Context): void {
  const { database, clock } = context;

  cachedRoute(app, context, calls.listServices, async ({ query }) => {
    if (query.view === undefined) {
      return { payload: envelope(await listServices(database.queries), 'Services fetched successfully') };
    }
    const page = pageOf(query);
    const { items, total } = await listServiceCards(database.queries, page);
    return { payload: { items, total, page: page.page, size: page.size } };
  });

  cachedRoute(app, context, calls.getServiceBySlug, async ({ params }) => {
    const service = await findServiceByAddress(database.queries, params.slug);
    if (service === undefined) throw notFound('Service');
    return { payload: envelope(service, 'Service fetched successfully'), version: service.updatedAt };
  });

  route(app, calls.createService, async ({ body, request, reply }) => {
    const service = await uniqueSlug(() =>
      createRecord(context, { request, reply }, 'service', {
        insert: (trx, id, stamps) => insertService(trx, id, body, stamps),
        find: findService,
      }),
    );
    return envelope(service, 'Service created successfully');
  });

  route(app, calls.updateService, ({ params, body, request }) =>
    uniqueSlug(() =>
      writeContent(context, actorOf(request), async (trx) => {
        const current = await requireService(trx, params.id);
        requireCurrent(request, body, current);
        await replaceService(trx, current, body, nextVersion(clock, current.updatedAt));
        const result = envelope(await requireService(trx, params.id), 'Service updated successfully');
        return { result, entry: { action: 'update', entity: 'service', entityId: params.id } };
      }),
    ),
  );

  route(app, calls.deleteService, async ({ params, request }) => {
    await writeContent(context, actorOf(request), async (trx) => {
      requireCurrent(request, {}, await requireService(trx, params.id));
      await deleteService(trx, params.id);
      return { result: undefined, entry: { action: 'delete', entity: 'service', entityId: params.id } };
    });
    return { success: true, message: 'Service deleted successfully' };
  });
}

function envelope<T>(data: T, message: string) {
  return { success: true as const, message, data };
}

async function requireService(db: Queries, id: string): Promise<Service> {
  const service = await findService(db, id);
  if (service === undefined) throw notFound('Service');
  return service;
}

async function uniqueSlug<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw isUniqueViolation(error) ? conflict('slug', 'This slug is already used by another service') : error;
  }
}
