import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { Queries } from '../db/database.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { actorOf } from '../http/viewer.ts';
import type { AuditEntry } from '../lib/audit.ts';
import { newId } from '../lib/new-id.ts';
import { nextVersion } from '../lib/next-version.ts';
import { findCreated, rememberCreated } from './created-records.ts';
import { writeContent } from './write-content.ts';

interface Storage<T> {
  /** Returns what was stated about the record beside its creation. */
  insert: (trx: Queries, id: string, at: string) => Promise<Beside | undefined>;
  find: (trx: Queries, id: string) => Promise<T | undefined>;
}

interface Beside {
  entries: AuditEntry[];
  /** The record is not public yet. */
  isHidden: boolean;
}

/**
 * Creates a record, once for each `Idempotency-Key` of a user: who asks again, because the answer got lost, is given the
 * record as it is by then, and told by `Idempotent-Replayed`. A call without a key always creates.
 */
export function createRecord<T>(
  context: Context,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  entity: string,
  { insert, find }: Storage<T>,
): Promise<T> {
  const actor = actorOf(request);
  const sent = readIdempotencyKey(request);
  const key = sent && `${actor.userId} ${entity} ${sent}`;
  return writeContent(context, actor, async (trx) => {
    const earlierId = key && (await findCreated(trx, key));
    const earlier = earlierId && (await find(trx, earlierId));
    if (earlier) {
      reply.header('idempotent-replayed', 'true');
      const entry = { action: 'create', entity, entityId: earlierId, detail: { repeated: true } };
      return { result: earlier, entry, isHidden: true };
    }
    const id = newId();
    const beside = await insert(trx, id, nextVersion(context.clock));
    if (key) await rememberCreated(trx, key, id, context.clock.nowMs());
    const result = await find(trx, id);
    if (!result) throw new Error(`The ${entity} that was just created is not there.`);
    const entry = [{ action: 'create', entity, entityId: id }, ...(beside?.entries ?? [])];
    return { result, entry, isHidden: beside?.isHidden };
  });
}
