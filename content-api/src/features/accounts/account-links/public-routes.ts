import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createLink, linkFault, requireLink, takeLink } from '../account-links.ts';
import { addressKey } from '../../../core/accounts/address-key.ts';
import { accountFailureKey } from '../failure-key.ts';
import { mailResetLink } from '../mail-link.ts';
import { passwordFault } from '../password-rules.ts';
import { requireFreeName } from '../require-free-name.ts';
import { revokeAccountAccess } from '../revoke-account-access.ts';
import { consumeRate, countInWindow, forgiveFailures } from '../../../core/accounts/throttle.ts';
import { toUser } from '../../../core/accounts/to-user.ts';
import {
  emailKey,
  findAccount,
  findAccountByEmail,
  insertAccount,
  updateAccount,
  readAccountLanguages,
} from '../../../core/accounts/users-repository.ts';
import { readMail } from '../../outbox/stored-mail.ts';
import type { AccountContext } from '../account-context.ts';
import { linkSchema } from '../../../contract/account-links.ts';
import { accountLinksCalls } from '../../../contract/calls/account-links.ts';
import { maySchema } from '../../../contract/rights.ts';
import type { Queries } from '../../../db/database.ts';
import { readJson } from '../../../db/json.ts';
import { route } from '../../../http/route.ts';
import { actorOf } from '../../../http/viewer.ts';
import { audit } from '../../../core/audit/audit.ts';
import { toIso } from '../../../lib/clock.ts';
import { invalid } from '../../../lib/fault.ts';
import { newId } from '../../../lib/new-id.ts';

/** The side of those who have a link, or ask for one. */
export function registerPublicLinkRoutes(app: FastifyInstance, context: AccountContext): void {
  const { database, clock, config, hasher, log } = context;
  const now = () => toIso(clock.nowMs());

  /** Counted before a link is looked at, so that guessing is held up as well. */
  function consume(request: FastifyRequest, what: 'link' | 'forgot'): Promise<void> {
    const key = `${what}:${addressKey(request.ip)}`;
    return database.withoutSync((db) => consumeRate(db, key, config.limits.linksPerAddress, clock.nowMs()));
  }

  async function hashNew(password: string, account: { email: string; username: string }): Promise<string> {
    const weakness = await passwordFault(password, account);
    if (weakness !== undefined) throw invalid({ password: weakness });
    return hasher.hash(password);
  }

  route(app, accountLinksCalls.readLink, async ({ body: { token }, request, reply }) => {
    reply.header('cache-control', 'no-store');
    await consume(request, 'link');
    const { purpose, email, expires_at } = await requireLink(database.queries, token, now());
    return linkSchema.parse({ purpose, email, expiresAt: expires_at });
  });

  route(app, accountLinksCalls.acceptInvitation, async ({ body: { token, username, password }, request }) => {
    await consume(request, 'link');
    const { email } = await requireLink(database.queries, token, now());
    const passwordHash = await hashNew(password, { email, username });
    return database.queries.transaction().execute(async (trx) => {
      const link = await takeLink(trx, token, { purpose: 'invitation', now: now() });
      const may = maySchema.parse(readJson(link.may));
      const languages = readAccountLanguages(link.languages);
      if ((await findAccountByEmail(trx, link.email)) !== undefined) throw linkFault();
      const id = newId();
      const account = { id, username, email, role: 'admin', passwordHash, isDisabled: false, may, languages };
      await requireFreeName(trx, account);
      await insertAccount(trx, account, now());
      const actor = { ...actorOf(request), userId: id };
      const detail = { invitation: link.id, may: may.join(' ') };
      await audit(trx, actor, { action: 'accept', entity: 'user', entityId: id, detail }, clock.nowMs());
      return toUser({ ...account, picture: '' });
    });
  });

  route(app, accountLinksCalls.forgotPassword, async ({ body: { email }, request }) => {
    await consume(request, 'forgot');
    // Not waited for: the answer comes as soon for an address without an account.
    sendResetLink(email, request).catch((error: unknown) =>
      log.error({ err: error }, 'no reset link was sent'),
    );
    const message =
      (await readMail(database.queries, context)) === undefined
        ? 'Links are not sent by mail here. Please ask somebody who manages people.'
        : 'If there is an account with this e-mail, a link is on its way.';
    return { success: true, message };
  });

  async function sendResetLink(email: string, request: FastifyRequest): Promise<void> {
    const nowMs = clock.nowMs();
    const actor = actorOf(request);
    const rate = config.limits.resetsPerAccount;
    const { isWithin } = await countInWindow(
      database.queries,
      `reset:${accountFailureKey(email)}`,
      rate,
      nowMs,
    );
    if (!isWithin || (await readMail(database.queries, context)) === undefined) return;
    await database.queries.transaction().execute(async (trx) => {
      const account = await findAccountByEmail(trx, email);
      const isKnown = account?.isDisabled === false;
      const target = { purpose: 'reset', userId: account?.id, email: emailKey(email), author: '' } as const;
      const link = await createLink(trx, config, { ...target, keepsEarlier: true, nowMs });
      await mailResetLink(trx, context, { email: target.email, ...link });
      const entry = { action: 'password.forgotten', entity: 'user', entityId: account?.id ?? '' };
      await audit(trx, actor, entry, nowMs);
      if (!isKnown) await withdrawInvitation(trx, { id: link.id, email: target.email });
    });
    // The queue is not woken: calls that come next would wait for it where a mail is to be sent, and so tell of an account.
  }

  /** An address without an account costs the same work as one with it, or the time of the next call would tell. */
  async function withdrawInvitation(
    trx: Queries,
    { id, email }: { id: string; email: string },
  ): Promise<void> {
    await trx.deleteFrom('account_links').where('id', '=', id).execute();
    await trx
      .deleteFrom('outbox')
      .where('kind', '=', 'reset')
      .where('recipient', '=', email)
      .where('state', '=', 'queued')
      .execute();
  }

  route(app, accountLinksCalls.resetPassword, async ({ body: { token, password }, request }) => {
    await consume(request, 'link');
    const kept = await requireLink(database.queries, token, now());
    const known = await findAccount(database.queries, kept.user_id ?? '');
    if (known === undefined || known.isDisabled) throw linkFault();
    const passwordHash = await hashNew(password, known);
    await database.queries.transaction().execute(async (trx) => {
      const { id } = known;
      await takeLink(trx, token, { purpose: 'reset', now: now() });
      await updateAccount(trx, id, { password_hash: passwordHash }, now());
      const ended = await revokeAccountAccess(trx, id, { extent: 'logins', now: now() });
      await forgiveFailures(trx, accountFailureKey(known.email));
      const actor = { ...actorOf(request), userId: id };
      const entry = { action: 'password.reset', entity: 'user', entityId: id, detail: { ended } };
      await audit(trx, actor, entry, clock.nowMs());
    });
    return { success: true, message: 'Your password is changed. You can log in with it now.' };
  });
}
