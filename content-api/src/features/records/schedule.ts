import type { FastifyInstance } from 'fastify';
import { readForRequest } from '../../core/cache/read-content.ts';
import type { Context } from '../../core/context.ts';
import { scheduleCalls } from '../../contract/calls/schedule.ts';
import { kindIn, partsOfStoredName, storedName } from '../../contract/kinds/kind-in.ts';
import type { Schedule, ScheduleQuery } from '../../contract/schedule.ts';
import type { Queries } from '../../db/database.ts';
import { readLanguages } from '../../core/records/read-languages.ts';
import { mayEdit } from '../../http/require-right.ts';
import { route } from '../../http/route.ts';

const itemsMax = 1_000;

/** Registers the call that lists scheduled publications of all kinds. */
export function registerSchedule(app: FastifyInstance, context: Context): void {
  route(app, scheduleCalls.listSchedule, async ({ query, request }) => {
    await context.state.refreshFully();
    const kinds = context.kinds.filter((kind) => mayEdit(request, kind));
    return readForRequest(context, request, async (db) => {
      const { further } = await readLanguages(db);
      const names = kinds.flatMap((kind) => [
        kind.name,
        ...further.map(({ code }) => storedName(kindIn(kind, code))),
      ]);
      return { items: await readSchedule(db, names, query) };
    });
  });
}

/** Publications that were stated ahead of their moment and not withdrawn. */
async function readSchedule(
  db: Queries,
  kinds: string[],
  { from, to }: ScheduleQuery,
): Promise<Schedule['items']> {
  const rows = await db
    .selectFrom('publications')
    .innerJoin('records', 'records.key', 'publications.record')
    .select([
      'publications.id as publication',
      'publications.revision',
      'publications.starts_at',
      'publications.applied_at',
      'records.kind',
      'records.id',
      'records.title',
    ])
    .whereRef('publications.starts_at', '>', 'publications.made_at')
    .where('publications.withdrawn_at', 'is', null)
    .where('records.trashed_at', 'is', null)
    .where('records.kind', 'in', kinds)
    .$if(from !== undefined, (query) => query.where('publications.starts_at', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('publications.starts_at', '<', to ?? ''))
    .orderBy('publications.starts_at')
    .orderBy('publications.id')
    .limit(itemsMax)
    .execute();
  return rows.map(({ publication, revision, starts_at, applied_at, kind, id, title }) => {
    const { name, ...language } = partsOfStoredName(kind);
    return {
      _id: publication,
      kind: name,
      ...language,
      record: id,
      title,
      at: starts_at,
      change: revision === null ? 'down' : 'live',
      isDone: applied_at !== null,
    };
  });
}
