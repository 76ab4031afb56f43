import type { FastifyInstance } from 'fastify';
import { confirmIdentity } from '../confirm-identity.ts';
import { readTotp, takeTotpStep } from '../../../core/accounts/factors-repository.ts';
import { ownFailureKey } from '../failure-key.ts';
import { firstRecoveryCodes } from '../first-recovery-codes.ts';
import { consumeFailure, forgiveFailures } from '../../../core/accounts/throttle.ts';
import { newTotpSecret, stepOfCode, totpUri } from '../totp.ts';
import type { AccountContext } from '../account-context.ts';
import { calls } from '../../../contract/calls/index.ts';
import { route } from '../../../http/route.ts';
import { actorOf, requireViewer } from '../../../http/viewer.ts';
import { audit } from '../../../core/audit/audit.ts';
import { fault, invalid } from '../../../lib/fault.ts';
import { dropWithoutFactor } from './drop-without-factor.ts';

/** The app that makes codes. */
export function registerTotpRoutes(app: FastifyInstance, context: AccountContext): void {
  const { database, clock, config } = context;

  route(app, calls.startTotp, async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const { id, email } = requireViewer(request).account;
    // Who finds an open console must not add a factor that keeps its owner out.
    await confirmIdentity(context, request, body);
    await refuseSecond(id);
    const secret = newTotpSecret();
    await database.queries.updateTable('users').set({ totp_pending: secret }).where('id', '=', id).execute();
    return { secret, uri: totpUri(secret, { email, issuer: config.siteUrl.hostname }) };
  });

  route(app, calls.confirmTotp, async ({ body: { code }, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const { id } = requireViewer(request).account;
    await refuseSecond(id);
    const failureKey = ownFailureKey('code', id);
    const { codeFailures } = config.limits;
    await database.withoutSync((db) => consumeFailure(db, failureKey, codeFailures, clock.nowMs()));
    const { pending } = await readTotp(database.queries, id);
    const step = pending === '' ? undefined : stepOfCode(pending, code, clock.nowMs());
    if (step === undefined) throw invalid({ code: 'This code is not right. Please try the next one.' });
    const firstCodes = await firstRecoveryCodes(context, id);
    return database.queries.transaction().execute(async (trx) => {
      await forgiveFailures(trx, failureKey);
      if (!(await takeTotpStep(trx, id, step))) throw invalid({ code: 'Please wait for the next code.' });
      const secret = { totp_secret: pending, totp_pending: '' };
      await trx.updateTable('users').set(secret).where('id', '=', id).execute();
      const recoveryCodes = await firstCodes.keep(trx);
      await audit(
        trx,
        actorOf(request),
        { action: 'totp.added', entity: 'user', entityId: id },
        clock.nowMs(),
      );
      return { recoveryCodes };
    });
  });

  route(app, calls.removeTotp, async ({ body, request }) => {
    const { id } = requireViewer(request).account;
    await confirmIdentity(context, request, body);
    await database.queries.transaction().execute(async (trx) => {
      const none = { totp_secret: '', totp_pending: '' };
      await trx.updateTable('users').set(none).where('id', '=', id).execute();
      await dropWithoutFactor(trx, config, id);
      await audit(
        trx,
        actorOf(request),
        { action: 'totp.removed', entity: 'user', entityId: id },
        clock.nowMs(),
      );
    });
    return { success: true, message: 'The app is removed' };
  });

  /** Another app would replace the one that is there, without the step that removing it is. */
  async function refuseSecond(id: string): Promise<void> {
    if ((await readTotp(database.queries, id)).secret === '') return;
    throw fault({ status: 409, code: 'CONFLICT', message: 'There is an app already; remove it first' });
  }
}
