import type { FastifyInstance } from 'fastify';
import { confirmIdentity } from '../confirm-identity.ts';
import { requireFreeName } from '../require-free-name.ts';
import { revokeAccountAccess } from '../revoke-account-access.ts';
import { toOwnAccount } from '../../../core/accounts/to-user.ts';
import {
  emailKey,
  findAccount,
  findAccountByEmail,
  findAccountToChange,
  updateAccount,
} from '../../../core/accounts/users-repository.ts';
import type { AccountContext } from '../account-context.ts';
import { calls } from '../../../contract/calls/index.ts';
import { route } from '../../../http/route.ts';
import { requireCurrent } from '../../../http/version.ts';
import { actorOf, requireViewer, unauthorized } from '../../../http/viewer.ts';
import { audit } from '../../../core/audit/audit.ts';
import { toIso } from '../../../lib/clock.ts';
import { conflict } from '../../../lib/fault.ts';
import { nextVersion } from '../../../lib/next-version.ts';

/** Name, e-mail and picture of the own account. */
export function registerProfile(app: FastifyInstance, context: AccountContext): void {
  const { database, clock } = context;

  route(app, calls.changeMe, async ({ body, request }) => {
    const { account } = requireViewer(request);
    const { username, picture } = body;
    const email = body.email === undefined ? undefined : emailKey(body.email);
    const isMoving = email !== undefined && email !== account.email;
    // Reset links go to that address: who finds an open console must not move it.
    if (isMoving) await confirmIdentity(context, request, body);
    return database.queries.transaction().execute(async (trx) => {
      const current = await findAccountToChange(trx, account.id);
      if (current === undefined) throw unauthorized();
      requireCurrent(request, body, current, toOwnAccount(current));
      if (isMoving && (await findAccountByEmail(trx, email)) !== undefined)
        throw conflict('email', 'There is an account with this e-mail already');
      if (username !== undefined) await requireFreeName(trx, { id: account.id, username });
      const nowMs = clock.nowMs();
      const to = {
        ...(username !== undefined && { username }),
        ...(picture !== undefined && { picture }),
        ...(isMoving && { email }),
      };
      await updateAccount(trx, account.id, to, nextVersion(clock, current.updatedAt));
      if (isMoving) await revokeAccountAccess(trx, account.id, { extent: 'links', now: toIso(nowMs) });
      const detail = { fields: Object.keys(to).join(' ') };
      const entry = { action: 'update', entity: 'user', entityId: account.id, detail };
      await audit(trx, actorOf(request), entry, nowMs);
      const changed = await findAccount(trx, account.id);
      if (changed === undefined) throw unauthorized();
      return toOwnAccount(changed);
    });
  });
}
