import { sql } from 'kysely';
import type { z } from 'zod';
import { emailKey, readUsernames } from '../../core/accounts/users-repository.ts';
import type { Audit, auditQuerySchema } from '../../contract/audit.ts';
import type { Queries } from '../../db/database.ts';
import { readJson } from '../../db/json.ts';
import type { Page } from '../../lib/page.ts';
import { readReviewed } from './reviewed-records.ts';

type Filter = z.output<typeof auditQuerySchema>;

export type AuditItem = Audit['items'][number];

/** One page of the rows that a filter lets through, the newest first, with the number of all. */
export async function listAudit(db: Queries, filter: Filter, { size, offset }: Page) {
  const names = await readUsernames(db);
  const matching = filtered(db, filter, await findPeople(db, filter));
  const rows = await newest(matching).limit(size).offset(offset).execute();
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { items: await toItems(db, rows, names), total: Number(total) };
}

/** Reads the rows after one: those that are written meanwhile neither repeat nor hide any. */
export async function createAuditReader(db: Queries, filter: Filter) {
  const names = await readUsernames(db);
  const people = await findPeople(db, filter);
  return async (size: number, last?: AuditItem): Promise<AuditItem[]> => {
    let matching = filtered(db, filter, people);
    if (last !== undefined)
      matching = matching.where(sql<boolean>`(audit.at, audit.id) < (${last.at}, ${last._id})`);
    return toItems(db, await newest(matching).limit(size).execute(), names);
  };
}

function newest(matching: ReturnType<typeof filtered>) {
  return matching
    .leftJoin('records', (join) => join.on('records.key', '=', sql`audit.entity || '/' || audit.entity_id`))
    .selectAll('audit')
    .select('records.title')
    .orderBy('audit.at', 'desc')
    .orderBy('audit.id', 'desc');
}

type Row = Awaited<ReturnType<ReturnType<typeof newest>['execute']>>[number];

async function toItems(db: Queries, rows: Row[], names: Map<string, string>): Promise<AuditItem[]> {
  const reviewed = await readReviewed(db, rows);
  return rows.map((row) => ({
    _id: row.id,
    at: row.at,
    action: row.action,
    who: names.get(row.user_id) ?? '',
    userId: row.user_id,
    kind: row.entity,
    entityId: row.entity_id,
    title: row.title ?? '',
    ...(reviewed.has(row.id) && { record: reviewed.get(row.id) }),
    ip: row.ip,
    requestId: row.request_id,
    detail: readJson(row.detail),
  }));
}

async function findPeople(db: Queries, { who }: Filter): Promise<string[] | undefined> {
  return who ? findUserIds(db, who) : undefined;
}

function filtered(db: Queries, { kind, action, from, to }: Filter, people?: string[]) {
  let rows = db.selectFrom('audit');
  if (people !== undefined) rows = rows.where('audit.user_id', 'in', people);
  if (kind) rows = rows.where('audit.entity', '=', kind);
  if (action) rows = rows.where('audit.action', '=', action);
  if (from !== undefined) rows = rows.where('audit.at', '>=', from);
  if (to !== undefined) rows = rows.where('audit.at', '<', to);
  return rows;
}

/** Users with that id, name or e-mail address; the text itself too, for a user who is gone. */
async function findUserIds(db: Queries, who: string): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where((eb) => eb.or([eb('username', '=', who), eb('email', '=', emailKey(who))]))
    .execute();
  return [who, ...rows.map(({ id }) => id)];
}
