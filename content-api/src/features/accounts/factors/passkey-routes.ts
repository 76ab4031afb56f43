import type { FastifyInstance } from 'fastify';
import { addressKey } from '../../../core/accounts/address-key.ts';
import { confirmIdentity } from '../confirm-identity.ts';
import { listPasskeys } from '../../../core/accounts/factors-repository.ts';
import { firstRecoveryCodes } from '../first-recovery-codes.ts';
import { createChallenge, endChallenge, findChallenge, tryChallenge } from '../login-challenges.ts';
import { addPasskey, optionsForNew, optionsForUse } from '../passkeys.ts';
import { consumeRate } from '../../../core/accounts/throttle.ts';
import type { AccountContext } from '../account-context.ts';
import { calls } from '../../../contract/calls/index.ts';
import { route } from '../../../http/route.ts';
import { actorOf, requireViewer } from '../../../http/viewer.ts';
import { audit } from '../../../core/audit/audit.ts';
import { toIso } from '../../../lib/clock.ts';
import { fault, invalid, notFound } from '../../../lib/fault.ts';
import { dropWithoutFactor } from './drop-without-factor.ts';

const passkeysMax = 20;

/** Passkeys: adding and removing them, and what a browser needs to sign in with one. */
export function registerPasskeyRoutes(app: FastifyInstance, context: AccountContext): void {
  const { database, clock, config } = context;
  const now = () => toIso(clock.nowMs());

  route(app, calls.startPasskey, async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const { account } = requireViewer(request);
    await confirmIdentity(context, request, body);
    const known = await listPasskeys(database.queries, account.id);
    if (known.length >= passkeysMax)
      throw fault({
        status: 409,
        code: 'CONFLICT',
        message: `An account has at most ${passkeysMax} passkeys`,
      });
    const step = { purpose: 'new-passkey', userId: account.id, nowMs: clock.nowMs() } as const;
    const { token, challenge } = await createChallenge(database.queries, step);
    return { challenge: token, options: await optionsForNew(context, { account, known, challenge }) };
  });

  route(app, calls.confirmPasskey, async ({ body: { challenge, name, passkey }, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const { id } = requireViewer(request).account;
    const step = await tryChallenge(database.queries, challenge, now());
    const isOwn = step?.purpose === 'new-passkey' && step.user_id === id;
    if (!isOwn) throw notConfirmed();
    const firstCodes = await firstRecoveryCodes(context, id);
    if (!(await endChallenge(database.queries, step.id))) throw notConfirmed();
    const added = { userId: id, name, passkey, challenge: step.challenge };
    if (!(await addPasskey(context, added))) throw notConfirmed();
    return database.queries.transaction().execute(async (trx) => {
      const recoveryCodes = await firstCodes.keep(trx);
      const entry = { action: 'passkey.added', entity: 'user', entityId: id, detail: { name } };
      await audit(trx, actorOf(request), entry, clock.nowMs());
      return { recoveryCodes };
    });
  });

  route(app, calls.removePasskey, async ({ params, body, request }) => {
    const { id } = requireViewer(request).account;
    await confirmIdentity(context, request, body);
    await database.queries.transaction().execute(async (trx) => {
      const removed = await trx
        .deleteFrom('passkeys')
        .where('id', '=', params.id)
        .where('user_id', '=', id)
        .returning('name')
        .executeTakeFirst();
      if (removed === undefined) throw notFound('Passkey');
      await dropWithoutFactor(trx, config, id);
      const entry = { action: 'passkey.removed', entity: 'user', entityId: id, detail: removed };
      await audit(trx, actorOf(request), entry, clock.nowMs());
    });
    return { success: true, message: 'Passkey removed' };
  });

  route(app, calls.passkeyOptions, async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const key = `passkey:${addressKey(request.ip)}`;
    const rate = config.limits.secondStepPerAddress;
    await database.withoutSync((db) => consumeRate(db, key, rate, clock.nowMs()));
    if (body.challenge !== undefined) {
      const step = await findChallenge(database.queries, body.challenge, now());
      if (step?.purpose !== 'second-step') throw notConfirmed();
      const known = await listPasskeys(database.queries, step.user_id ?? '');
      const { challenge } = step;
      return { challenge: body.challenge, options: await optionsForUse(context, { known, challenge }) };
    }
    const step = { purpose: 'passkey', nowMs: clock.nowMs() } as const;
    const { token, challenge } = await database.withoutSync((db) => createChallenge(db, step));
    return { challenge: token, options: await optionsForUse(context, { known: [], challenge }) };
  });
}

function notConfirmed() {
  return invalid({ passkey: 'This passkey could not be confirmed. Please try again.' });
}
