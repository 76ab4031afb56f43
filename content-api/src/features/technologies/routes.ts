import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { calls } from '../../contract/calls/index.ts';
import { technology } from '../../contract/kinds/technology.ts';
import { advisoryLocks } from '../../db/advisory-locks.ts';
import { route } from '../../http/route.ts';
import { actorOf } from '../../http/viewer.ts';
import { fault } from '../../lib/fault.ts';
import { newId } from '../../lib/new-id.ts';
import { nextVersion } from '../../lib/next-version.ts';
import { countLive } from '../../core/records/live-records.ts';
import { publish, writeContent } from '../../core/records/write.ts';
import { saveList } from './save-list.ts';
import { readStarterList } from './starter-list.ts';

/** The calls that only technologies have: the list is saved as a whole, and filled from a file. */
export function registerTechnologyRoutes(app: FastifyInstance, context: Context): void {
  const { database, clock } = context;

  route(
    app,
    calls.saveTechnologies,
    async ({ body, request }) => {
      const actor = actorOf(request);
      const technologies = await writeContent(context, actor, async (trx) => ({
        result: await saveList(trx, { clock, author: actor.userId }, body.technologies),
        entry: { action: 'update', entity: 'technologies', detail: { rows: body.technologies.length } },
        changed: [{ kind: technology.name }],
      }));
      return { success: true, message: 'Technologies saved successfully!', data: { technologies } };
    },
    (body) => ({ ...body, technologies: withoutReadOnlyKeys(body.technologies) }),
  );

  route(app, calls.initializeTechnologies, async ({ request }) => {
    const list = await readStarterList();
    const actor = actorOf(request);
    const count = await writeContent(context, actor, async (trx) => {
      if (database.kind === 'postgres')
        await sql`select pg_advisory_xact_lock(${advisoryLocks.initializeTechnologies})`.execute(trx);
      if ((await countLive(trx, technology)) > 0) throw alreadyFilled();
      const at = nextVersion(clock);
      const by = { kind: technology, author: actor.userId };
      await publish(
        trx,
        by,
        list.map((data) => ({ id: newId(), data, at })),
      );
      return {
        result: list.length,
        entry: { action: 'initialize', entity: 'technologies', detail: { rows: list.length } },
        changed: [{ kind: technology.name }],
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
