import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { passwordFault } from '../../accounts/password-rules.ts';
import { deleteSessions } from '../../accounts/sessions-repository.ts';
import { consumeFailure, forgiveFailures } from '../../accounts/throttle.ts';
import { updateAccount } from '../../accounts/users-repository.ts';
import type { Context } from '../../context.ts';
import type { passwordInputSchema } from '../../contract/auth.ts';
import { actorOf, requireViewer } from '../../http/viewer.ts';
import { audit } from '../../lib/audit.ts';
import { toIso } from '../../lib/clock.ts';
import { fault, invalid } from '../../lib/fault.ts';

type Passwords = z.output<typeof passwordInputSchema>;

/** Replaces the password of the signed-in user and ends every other session. */
export async function changePassword(
  { database, hasher, config, clock }: Context,
  request: FastifyRequest,
  { currentPassword, newPassword }: Passwords,
): Promise<void> {
  const { account, session } = requireViewer(request);
  const weakness = await passwordFault(newPassword, account);
  if (weakness !== undefined) throw invalid({ newPassword: weakness });
  const failureKey = `failures:password:${account.id}`;
  const { accountFailures } = config.limits;
  await database.lightly((db) => consumeFailure(db, failureKey, accountFailures, clock.nowMs()));
  if (!(await hasher.verify(account.passwordHash, currentPassword))) {
    await audit(database.queries, actorOf(request), { action: 'password.failed' }, clock.nowMs());
    const message = 'The current password is not right';
    throw fault({ status: 422, code: 'WRONG_PASSWORD', message, fields: { currentPassword: message } });
  }
  const passwordHash = await hasher.hash(newPassword);
  const nowMs = clock.nowMs();
  await database.queries.transaction().execute(async (trx) => {
    await forgiveFailures(trx, failureKey);
    await updateAccount(trx, account.id, { password_hash: passwordHash }, toIso(nowMs));
    const ended = await deleteSessions(trx, account.id, session.id);
    const entry = { action: 'password.changed', entity: 'user', entityId: account.id, detail: { ended } };
    await audit(trx, actorOf(request), entry, nowMs);
  });
}
