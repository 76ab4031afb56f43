import type { Queries } from '../db/database.ts';
import { writeJson } from '../db/json.ts';
import { toIso } from './clock.ts';
import { newId } from './new-id.ts';

/** The acting account and address, as far as they are known. */
export interface Actor {
  userId: string;
  ip: string;
  requestId: string;
}

/** The actor of scheduled clean-ups. */
export const maintenance: Actor = { userId: '', ip: '', requestId: 'maintenance' };

export interface AuditEntry {
  action: string;
  entity?: string;
  entityId?: string;
  detail?: Record<string, string | number | boolean>;
}

/** Adds a row. Rows never change and are removed by age only. Pass the transaction of the change itself. */
export async function audit(db: Queries, actor: Actor, entry: AuditEntry, nowMs: number): Promise<void> {
  await db
    .insertInto('audit')
    .values({
      id: newId(),
      at: toIso(nowMs),
      action: entry.action,
      user_id: actor.userId,
      ip: actor.ip,
      request_id: actor.requestId,
      entity: entry.entity ?? '',
      entity_id: entry.entityId ?? '',
      detail: writeJson(entry.detail ?? {}),
    })
    .execute();
}

/** Drops rows older than that instant, at most so many at a time; returns how many. */
export async function purgeAudit(db: Queries, before: string, batch: number): Promise<number> {
  const old = db.selectFrom('audit').select('id').where('at', '<', before).limit(batch);
  const result = await db.deleteFrom('audit').where('id', 'in', old).executeTakeFirst();
  return Number(result.numDeletedRows);
}
