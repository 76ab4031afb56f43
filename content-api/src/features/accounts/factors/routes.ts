import type { FastifyInstance } from 'fastify';
import { confirmIdentity } from '../confirm-identity.ts';
import { listMethods, listPasskeys, readTotp } from '../../../core/accounts/factors-repository.ts';
import {
  countRecoveryCodes,
  makeRecoveryCodes,
  replaceRecoveryCodes,
} from '../../../core/accounts/recovery-codes.ts';
import type { AccountContext } from '../account-context.ts';
import { calls } from '../../../contract/calls/index.ts';
import { route } from '../../../http/route.ts';
import { actorOf, requireViewer } from '../../../http/viewer.ts';
import { audit } from '../../../core/audit/audit.ts';
import { fault } from '../../../lib/fault.ts';
import { registerPasskeyRoutes } from './passkey-routes.ts';
import { registerProfile } from './profile.ts';
import { registerTotpRoutes } from './totp-routes.ts';

/** The own account: profile, the app that makes codes, recovery codes and passkeys. */
export function registerFactorRoutes(app: FastifyInstance, context: AccountContext): void {
  const { database, clock, config } = context;
  registerProfile(app, context);
  registerTotpRoutes(app, context);
  registerPasskeyRoutes(app, context);

  route(app, calls.listFactors, async ({ request }) => {
    const { id } = requireViewer(request).account;
    const passkeys = await listPasskeys(database.queries, id);
    return {
      hasTotp: (await readTotp(database.queries, id)).secret !== '',
      passkeys: passkeys.map((passkey) => ({
        _id: passkey.id,
        name: passkey.name,
        createdAt: passkey.created_at,
        lastUsedAt: passkey.last_used_at,
      })),
      recoveryCodesLeft: await countRecoveryCodes(database.queries, id),
      isRequired: config.requiresSecondFactor,
    };
  });

  route(app, calls.renewRecoveryCodes, async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const { id } = requireViewer(request).account;
    await confirmIdentity(context, request, body);
    if ((await listMethods(database.queries, id)).length === 0)
      throw fault({ status: 409, code: 'CONFLICT', message: 'Recovery codes come with a second factor' });
    const made = await makeRecoveryCodes(context.hasher);
    return database.queries.transaction().execute(async (trx) => {
      const recoveryCodes = await replaceRecoveryCodes(trx, id, made);
      const entry = { action: 'recovery-codes.renewed', entity: 'user', entityId: id };
      await audit(trx, actorOf(request), entry, clock.nowMs());
      return { recoveryCodes };
    });
  });
}
