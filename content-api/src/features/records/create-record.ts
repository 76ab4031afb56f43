import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../core/context.ts';
import type { Queries } from '../../db/database.ts';
import { readIdempotencyKey } from '../../http/idempotency-key.ts';
import { actorOf } from '../../http/viewer.ts';
import type { AuditEntry } from '../../core/audit/audit.ts';
import { keyReused } from '../../lib/fault.ts';
import { newId } from '../../lib/new-id.ts';
import { nextVersion } from '../../lib/next-version.ts';
import type { Changed } from '../../core/records/changed.ts';
import { writeContent } from '../../core/records/write.ts';
import { findCreated, rememberCreated } from '../../core/records/created-records.ts';

interface Storage<T> {
  /** Returns what was stated about the record beside its creation, and what the public sees otherwise now. */
  insert: (trx: Queries, id: string, at: string) => Promise<Inserted>;
  /** The answer of the call. */
  find: (trx: Queries, id: string) => Promise<T | undefined>;
}

interface Inserted {
  entries?: AuditEntry[];
  changed: Changed;
}

/**
 * Creates a record, once for each `Idempotency-Key` of a user: who asks again, because the answer got lost, is given the
 * record as it is by then, and told by `Idempotent-Replayed`. Who sends something else under the same key gets 422 with
 * that record. A call without a key always creates.
 */
export function createRecord<T>(
  context: Context,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  entity: string,
  { insert, find }: Storage<T>,
): Promise<T> {
  const actor = actorOf(request);
  const sent = readIdempotencyKey(request);
  const keyed = sent && { key: `${actor.userId} ${entity} ${sent}`, body: request.body };
  return writeContent(context, actor, async (trx) => {
    const made = keyed && (await findCreated(trx, keyed));
    const earlier = made && (await find(trx, made.id));
    if (earlier) {
      if (!made.isSame) throw keyReused(earlier);
      reply.header('idempotent-replayed', 'true');
      const entry = { action: 'create', entity, entityId: made.id, detail: { repeated: true } };
      return { result: earlier, entry, changed: 'nothing' };
    }
    const id = newId();
    const { entries = [], changed } = await insert(trx, id, nextVersion(context.clock));
    if (keyed) await rememberCreated(trx, keyed, id, context.clock.nowMs());
    const result = await find(trx, id);
    if (!result) throw new Error(`The ${entity} that was just created is not there.`);
    const entry = [{ action: 'create', entity, entityId: id }, ...entries];
    return { result, entry, changed };
  });
}
