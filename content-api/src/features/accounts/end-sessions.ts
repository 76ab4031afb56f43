import type { Context } from '../../core/context.ts';
import { audit } from '../../core/audit/audit.ts';
import type { Actor, AuditEntry } from '../../core/audit/audit.ts';
import { deleteSessionsById } from '../../core/accounts/sessions-repository.ts';

/** Ends these sessions, also while the disk is full. The audit gets no entry for what another request has ended. */
export async function endSessions(
  { revocations, clock }: Context,
  actor: Actor,
  ids: string[],
  entry: AuditEntry,
): Promise<void> {
  const nowMs = clock.nowMs();
  await revocations.end(ids, async (trx) => {
    if ((await deleteSessionsById(trx, ids)) > 0) await audit(trx, actor, entry, nowMs);
  });
}
