import type { FastifyRequest } from 'fastify';
import type { Proof } from '../../contract/factors.ts';
import { actorOf, requireViewer } from '../../http/viewer.ts';
import { audit } from '../../core/audit/audit.ts';
import { toIso } from '../../lib/clock.ts';
import { fault, invalid } from '../../lib/fault.ts';
import type { AccountContext } from './account-context.ts';
import { confirmPassword } from './confirm-password.ts';
import { endChallenge, tryChallenge } from './login-challenges.ts';
import { verifyPasskey } from './passkeys.ts';

/**
 * Asks the signed-in user once more who they are, by password or by a passkey of theirs: a session alone, which may be
 * stolen, changes nothing that signs somebody in. The proof counts for one call, so nothing is left for a thief to use.
 *
 * @throws Fault 400 without a proof, 422 for a wrong one, 429 after too many tries
 */
export async function confirmIdentity(
  context: AccountContext,
  request: FastifyRequest,
  { password, challenge, passkey }: Proof,
): Promise<void> {
  if (challenge !== undefined && passkey !== undefined)
    return confirmPasskey(context, request, { challenge, passkey });
  if (password === undefined) throw invalid({ password: 'Password is required' });
  await confirmPassword(context, request, { password, field: 'password' });
}

async function confirmPasskey(
  context: AccountContext,
  request: FastifyRequest,
  { challenge, passkey }: Required<Pick<Proof, 'challenge' | 'passkey'>>,
): Promise<void> {
  const { database, clock } = context;
  const { id } = requireViewer(request).account;
  const step = await tryChallenge(database.queries, challenge, toIso(clock.nowMs()));
  const isFresh = step?.purpose === 'passkey' && (await endChallenge(database.queries, step.id));
  const signed = { challenge: step?.challenge ?? '', userId: id, needsVerification: true };
  if (isFresh && (await verifyPasskey(context, passkey, signed)) === id) return;
  await audit(database.queries, actorOf(request), { action: 'passkey.failed' }, clock.nowMs());
  const message = 'This passkey could not be confirmed. Please try again.';
  throw fault({ status: 422, code: 'WRONG_PASSKEY', message, fields: { passkey: message } });
}
