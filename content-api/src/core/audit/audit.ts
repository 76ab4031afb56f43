import type { Queries } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { writeJson } from '../../db/json.ts';
import { toIso } from '../../lib/clock.ts';
import { writeMeta } from '../../db/meta.ts';
import { newId } from '../../lib/new-id.ts';
import { headKey, linkAfter, startKey, takeHead } from './audit-chain.ts';

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

/**
 * Adds a row to the end of the chain. Rows never change and are removed by age only. Pass the transaction of the
 * change itself, as late in it as can be: other writers of the audit wait until it ends.
 */
export async function audit(db: Queries, actor: Actor, entry: AuditEntry, nowMs: number): Promise<void> {
  const row = {
    id: newId(),
    at: toIso(nowMs),
    action: entry.action,
    user_id: actor.userId,
    ip: actor.ip,
    request_id: actor.requestId,
    entity: entry.entity ?? '',
    entity_id: entry.entityId ?? '',
  };
  const detail = entry.detail ?? {};
  await inTransaction(db, async (trx) => {
    const head = await takeHead(trx);
    const link = linkAfter(head, { ...row, detail });
    await trx
      .insertInto('audit')
      .values({ ...row, ...link, detail: writeJson(detail) })
      .execute();
    await writeMeta(trx, headKey, writeJson({ seq: link.seq, hash: link.hash }));
  });
}

/** Drops the oldest rows that are older than that instant, at most so many at a time; returns how many. */
export async function purgeAudit(db: Queries, before: string, batch: number): Promise<number> {
  return inTransaction(db, async (trx) => {
    // In the order of the chain, up to the first that is kept: the rest must not have a gap.
    const kept = await trx
      .selectFrom('audit')
      .select((eb) => eb.fn.min('seq').as('seq'))
      .where('at', '>=', before)
      .where('seq', '>', 0)
      .executeTakeFirst();
    const firstKept = kept?.seq ? Number(kept.seq) : undefined;
    const old = await trx
      .selectFrom('audit')
      .select(['id', 'seq', 'hash'])
      .where('at', '<', before)
      .$if(firstKept !== undefined, (query) => query.where('seq', '<', firstKept ?? 0))
      .orderBy('seq')
      .orderBy('at')
      .limit(batch)
      .execute();
    const last = old.at(-1);
    if (last === undefined) return 0;
    const ids = old.map(({ id }) => id);
    await trx.deleteFrom('audit').where('id', 'in', ids).execute();
    const seq = Number(last.seq);
    if (seq > 0) await writeMeta(trx, startKey, writeJson({ seq, hash: last.hash }));
    return ids.length;
  });
}
