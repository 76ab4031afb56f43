import type { FastifyInstance } from 'fastify';
import type { AccountContext } from '../account-context.ts';
import { createLink, linkUrl, requireInvitation } from '../account-links.ts';
import { mailInvitation, mailResetLink } from '../mail-link.ts';
import { requireWithin, requireWithinLanguages } from '../require-within.ts';
import { findAccount, findAccountByEmail } from '../../../core/accounts/users-repository.ts';
import { keyedLink } from '../../../http/keyed-link.ts';
import { readMail } from '../../outbox/stored-mail.ts';
import type { OutboxContext } from '../../outbox/outbox.ts';
import { accountLinksCalls } from '../../../contract/calls/account-links.ts';
import { route } from '../../../http/route.ts';
import { actorOf, requireViewer } from '../../../http/viewer.ts';
import { audit } from '../../../core/audit/audit.ts';
import { conflict, fault, notFound } from '../../../lib/fault.ts';
import { registerPublicLinkRoutes } from './public-routes.ts';

/** Invitations, and links that set a new password. */
export function registerAccountLinkRoutes(
  app: FastifyInstance,
  context: OutboxContext & AccountContext,
): void {
  const { database, clock, config, outbox } = context;

  route(app, accountLinksCalls.invite, async ({ body: { email, may, languages = null }, request, reply }) => {
    const { account } = requireViewer(request);
    requireWithin(account.may, may);
    requireWithinLanguages(account.languages, languages);
    const keyed = keyedLink(context, { request, reply }, 'invitation');
    const made = await database.queries.transaction().execute(async (trx) => {
      const earlier = await keyed.findEarlier(trx);
      if (earlier !== undefined) {
        const { expires_at } = await requireInvitation(trx, earlier);
        const url = linkUrl(config, 'invitation', keyed.token);
        return { url, expiresAt: expires_at, isMailed: (await readMail(trx, context)) !== undefined };
      }
      if ((await findAccountByEmail(trx, email)) !== undefined)
        throw conflict('email', 'There is an account with this e-mail already');
      const nowMs = clock.nowMs();
      const author = account.id;
      const { token } = keyed;
      const given = { email, may, languages };
      const link = await createLink(trx, config, { purpose: 'invitation', ...given, author, token, nowMs });
      await keyed.remember(trx, link.id);
      const isMailed = await mailInvitation(trx, context, { email, by: account.username, ...link });
      const entry = { action: 'invite', entity: 'invitation', entityId: link.id };
      await audit(
        trx,
        actorOf(request),
        {
          ...entry,
          detail: { email, may: may.join(' '), ...(languages && { languages: languages.join(' ') }) },
        },
        nowMs,
      );
      return { url: link.url, expiresAt: link.expiresAt, isMailed };
    });
    if (made.isMailed) outbox.wake();
    return made;
  });

  route(app, accountLinksCalls.withdrawInvitation, async ({ params: { id }, request }) => {
    await database.queries.transaction().execute(async (trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom('account_links')
        .where('id', '=', id)
        .where('purpose', '=', 'invitation')
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw notFound('Invitation');
      const entry = { action: 'delete', entity: 'invitation', entityId: id };
      await audit(trx, actorOf(request), entry, clock.nowMs());
    });
    return { success: true, message: 'Invitation withdrawn' };
  });

  route(app, accountLinksCalls.createResetLink, async ({ params: { id }, request }) => {
    const viewer = requireViewer(request).account;
    if (id === viewer.id) throw ownPassword();
    const made = await database.queries.transaction().execute(async (trx) => {
      const account = await findAccount(trx, id);
      if (account === undefined) throw notFound('Account');
      requireWithin(viewer.may, account.may);
      requireWithinLanguages(viewer.languages, account.languages);
      const nowMs = clock.nowMs();
      const { email } = account;
      const link = await createLink(trx, config, {
        purpose: 'reset',
        userId: id,
        email,
        author: viewer.id,
        nowMs,
      });
      const isMailed = await mailResetLink(trx, context, { email, ...link });
      const entry = { action: 'password.reset-link', entity: 'user', entityId: id };
      await audit(trx, actorOf(request), entry, nowMs);
      return { url: link.url, expiresAt: link.expiresAt, isMailed };
    });
    if (made.isMailed) outbox.wake();
    return made;
  });

  registerPublicLinkRoutes(app, context);
}

/** A stolen session would set a new password without the old one. */
function ownPassword() {
  return fault({ status: 409, code: 'CONFLICT', message: 'Change your own password under Account.' });
}
