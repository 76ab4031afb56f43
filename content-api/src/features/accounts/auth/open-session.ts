import type { FastifyRequest } from 'fastify';
import { hashToken, newToken, readBearer } from '../../../core/accounts/session-token.ts';
import { insertSession } from '../../../core/accounts/sessions-repository.ts';
import { forgiveFailures } from '../../../core/accounts/throttle.ts';
import { toUser } from '../../../core/accounts/to-user.ts';
import { updateAccount } from '../../../core/accounts/users-repository.ts';
import type { Account } from '../../../core/accounts/users-repository.ts';
import type { AccountContext } from '../account-context.ts';
import type { LoginResult } from '../../../contract/auth.ts';
import { actorOf } from '../../../http/viewer.ts';
import { audit } from '../../../core/audit/audit.ts';
import { toIso } from '../../../lib/clock.ts';
import { newId } from '../../../lib/new-id.ts';
import { deviceHeader } from './throttle-keys.ts';

interface Opening {
  account: Account;
  isRemembered: boolean;
  /** Counters of failed tries that this login forgives. */
  failureKeys: readonly string[];
  /** For the audit: `password`, `totp`, `recovery`, `passkey`. */
  by: string;
  /** The password with the present parameters, when it was kept with weaker ones. */
  passwordHash?: string;
}

/** Opens a session of a user who has proved who they are. */
export async function openSession(
  { database, devices, clock }: AccountContext,
  request: FastifyRequest,
  { account, isRemembered, failureKeys, by, passwordHash }: Opening,
): Promise<LoginResult> {
  const nowMs = clock.nowMs();
  const token = newToken();
  const former = readBearer(request.headers.authorization);
  const expiresAt = await database.queries.transaction().execute(async (trx) => {
    for (const key of failureKeys) await forgiveFailures(trx, key);
    if (passwordHash !== undefined) {
      await updateAccount(trx, account.id, { password_hash: passwordHash }, toIso(nowMs));
    }
    if (former !== undefined) {
      await trx.deleteFrom('sessions').where('token_hash', '=', hashToken(former)).execute();
    }
    const end = await insertSession(trx, {
      id: newId(),
      tokenHash: hashToken(token),
      userId: account.id,
      isRemembered,
      ip: request.ip,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
      nowMs,
    });
    const actor = { ...actorOf(request), userId: account.id };
    const entry = { action: 'login.ok', entity: 'user', entityId: account.id, detail: { by } };
    await audit(trx, actor, entry, nowMs);
    return end;
  });
  const known = deviceHeader(request);
  const isKnown = devices.read(known, account.email) !== undefined;
  return {
    user: toUser(account),
    token,
    expiresAt,
    device: isKnown && known !== undefined ? known : devices.issue(account.email),
  };
}
