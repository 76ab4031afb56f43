import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { confirmPassword } from '../confirm-password.ts';
import { passwordFault } from '../password-rules.ts';
import { revokeAccountAccess } from '../revoke-account-access.ts';
import { updateAccount } from '../../../core/accounts/users-repository.ts';
import type { AccountContext } from '../account-context.ts';
import type { passwordInputSchema } from '../../../contract/auth.ts';
import { actorOf, requireViewer } from '../../../http/viewer.ts';
import { audit } from '../../../core/audit/audit.ts';
import { toIso } from '../../../lib/clock.ts';
import { invalid } from '../../../lib/fault.ts';

type Passwords = z.output<typeof passwordInputSchema>;

/** Replaces the password of the signed-in user and ends every other session, half-done logins and account links. */
export async function changePassword(
  context: AccountContext,
  request: FastifyRequest,
  { currentPassword, newPassword }: Passwords,
): Promise<void> {
  const { database, hasher, clock } = context;
  const { account, session } = requireViewer(request);
  const weakness = await passwordFault(newPassword, account);
  if (weakness !== undefined) throw invalid({ newPassword: weakness });
  await confirmPassword(context, request, { password: currentPassword, field: 'currentPassword' });
  const passwordHash = await hasher.hash(newPassword);
  const nowMs = clock.nowMs();
  await database.queries.transaction().execute(async (trx) => {
    const now = toIso(nowMs);
    await updateAccount(trx, account.id, { password_hash: passwordHash }, now);
    const revocation = { extent: 'logins', now, exceptSession: session.id } as const;
    const ended = await revokeAccountAccess(trx, account.id, revocation);
    const entry = { action: 'password.changed', entity: 'user', entityId: account.id, detail: { ended } };
    await audit(trx, actorOf(request), entry, nowMs);
  });
}
