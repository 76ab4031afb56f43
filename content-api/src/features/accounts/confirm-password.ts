import type { FastifyRequest } from 'fastify';
import { actorOf, requireViewer } from '../../http/viewer.ts';
import { audit } from '../../core/audit/audit.ts';
import { fault } from '../../lib/fault.ts';
import { consumeFailure, forgiveFailures } from '../../core/accounts/throttle.ts';
import type { AccountContext } from './account-context.ts';
import { ownFailureKey } from './failure-key.ts';

/**
 * Asks the signed-in user for the password once more. Tries are counted before they are checked.
 *
 * @throws Fault 422 that names the field, 429 after too many tries
 */
export async function confirmPassword(
  { database, hasher, config, clock }: AccountContext,
  request: FastifyRequest,
  { password, field }: { password: string; field: string },
): Promise<void> {
  const { account } = requireViewer(request);
  const failureKey = ownFailureKey('password', account.id);
  const { accountFailures } = config.limits;
  await database.withoutSync((db) => consumeFailure(db, failureKey, accountFailures, clock.nowMs()));
  if (!(await hasher.verify(account.passwordHash, password))) {
    await audit(database.queries, actorOf(request), { action: 'password.failed' }, clock.nowMs());
    const message = 'The current password is not right';
    throw fault({ status: 422, code: 'WRONG_PASSWORD', message, fields: { [field]: message } });
  }
  await database.withoutSync((db) => forgiveFailures(db, failureKey));
}
