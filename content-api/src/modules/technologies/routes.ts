import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { createRecord } from '../../content/create-record.ts';
import { writeContent } from '../../content/write-content.ts';
import type { Context } from '../../context.ts';
import { calls } from '../../contract/calls/index.ts';
import { isUniqueViolation } from '../../db/error-kind.ts';
import { cachedRoute, route } from '../../http/route.ts';
import { actorOf } from '../../http/viewer.ts';
import { conflict, fault } from '../../lib/fault.ts';
import { newId } from '../../lib/new-id.ts';
import { nextVersion } from '../../lib/next-version.ts';
import { findTechnology, hasTechnologies, insertTechnology, listTechnologies } from './repository.ts';
import { saveList } from './save-list.ts';
import { readStarterList } from './starter-list.ts';

const initializeLock = 7_215_302;

export function registerTechnologyRoutes(app: FastifyInstance, context: Context): void {
  const { database, clock } = context;

  cachedRoute(app, context, calls.listTechnologies, async () => ({
    payload: { technologies: await listTechnologies(database.queries) },
  }));

  route(
    app,
    calls.saveTechnologies,
    async ({ body, request }) => {
      const technologies = await uniqueName(() =>
        writeContent(context, actorOf(request), async (trx) => ({
          result: await saveList(trx, clock, body.technologies),
          entry: { action: 'update', entity: 'technologies', detail: { rows: body.technologies.length } },
        })),
      );
      return { success: true, message: 'Technologies saved successfully!', data: { technologies } };
    },
    (body) => ({ ...body, technologies: withoutReadOnlyKeys(body.technologies) }),
  );

  route(app, calls.createTechnology, ({ body, request, reply }) =>
    uniqueName(() =>
      createRecord(context, { request, reply }, 'technology', {
        insert: (trx, id, stamps) => insertTechnology(trx, id, body, stamps),
        find: findTechnology,
      }),
    ),
  );

  route(app, calls.initializeTechnologies, async ({ request }) => {
    const list = await readStarterList();
    const count = await writeContent(context, actorOf(request), async (trx) => {
      if (database.kind === 'postgres')
        await sql`select pg_advisory_xact_lock(${initializeLock})`.execute(trx);
      if (await hasTechnologies(trx)) throw alreadyFilled();
      const now = nextVersion(clock);
      for (const values of list)
        await insertTechnology(trx, newId(), values, { createdAt: now, updatedAt: now });
      return {
        result: list.length,
        entry: { action: 'initialize', entity: 'technologies', detail: { rows: list.length } },
      };
    });
    return {
      success: true,
      message: `Technologies initialized successfully! ${count} technologies added.`,
      count,
    };
  });
}

function withoutReadOnlyKeys(rows: unknown): unknown {
  if (!Array.isArray(rows)) return rows;
  return rows.map((row: unknown) => {
    if (typeof row !== 'object' || row === null || Array.isArray(row)) return row;
    return Object.fromEntries(Object.entries(row).filter(([key]) => key !== 'createdAt' && key !== '__v'));
  });
}

function alreadyFilled() {
  return fault({
    status: 409,
    code: 'NOT_EMPTY',
    message: 'Technologies already exist; initializing works only on an empty list',
  });
}

async function uniqueName<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw isUniqueViolation(error)
      ? conflict('name', 'A technology with this name already exists in this category')
      : error;
  }
}
