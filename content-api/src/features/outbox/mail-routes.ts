import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mailCalls } from '../../contract/calls/mail.ts';
import type { MailServerInput } from '../../contract/mail.ts';
import { consumeRate } from '../../core/accounts/throttle.ts';
import { audit } from '../../core/audit/audit.ts';
import { deleteMeta, writeMeta } from '../../db/meta.ts';
import { route } from '../../http/route.ts';
import { requireCurrent } from '../../http/version.ts';
import { actorOf, requireViewer } from '../../http/viewer.ts';
import { fault, invalid } from '../../lib/fault.ts';
import { nextVersion } from '../../lib/next-version.ts';
import type { OutboxContext } from './outbox.ts';
import { mailKey, readStoredMail, sealPassword, showMail } from './stored-mail.ts';
import type { StoredMail } from './stored-mail.ts';
import { testMail } from './test-mail.ts';

/** The mail server, set in the console. */
export function registerMailRoutes(app: FastifyInstance, context: OutboxContext): void {
  const { database, config, clock, outbox, siteSecret } = context;
  const note = (request: FastifyRequest, action: string, detail: Record<string, string> = {}) =>
    audit(database.queries, actorOf(request), { action, entity: 'mail', detail }, clock.nowMs());

  route(app, mailCalls.getMail, () => showMail(database.queries, context));

  route(app, mailCalls.saveMail, async ({ body, request }) => {
    refuseIfSetElsewhere();
    const shown = await database.queries.transaction().execute(async (trx) => {
      const stored = await readStoredMail(trx);
      const current = await showMail(trx, context);
      requireCurrent(request, body, { updatedAt: stored?.updatedAt }, current);
      const { password, updatedAt: _, ...settings } = body;
      const sealedPassword =
        password === undefined ? keptPassword(stored, body) : sealPassword(siteSecret, password);
      const updatedAt = nextVersion(clock, stored?.updatedAt);
      const next: StoredMail = { ...settings, sealedPassword, updatedAt };
      await writeMeta(trx, mailKey, JSON.stringify(next));
      return showMail(trx, context);
    });
    await note(request, 'mail.saved', { host: body.host });
    // What could not be sent until now.
    outbox.wake();
    return shown;
  });

  route(app, mailCalls.removeMail, async ({ request }) => {
    refuseIfSetElsewhere();
    await deleteMeta(database.queries, mailKey);
    await note(request, 'mail.removed');
    return showMail(database.queries, context);
  });

  route(app, mailCalls.testMail, async ({ request }) => {
    const { account } = requireViewer(request);
    await consumeRate(database.queries, `mail-test:${account.id}`, config.limits.mailTests, clock.nowMs());
    return testMail(context, account.email);
  });

  function refuseIfSetElsewhere(): void {
    if (config.mail === undefined) return;
    throw fault({
      status: 409,
      code: 'CONFLICT',
      message: 'The mail server is set by SMTP_URL in the environment of the server, and is changed there.',
    });
  }
}

/** The stored password goes to the server and account that it was typed for, and to no other. */
function keptPassword(
  stored: StoredMail | undefined,
  { host, port, user }: Pick<MailServerInput, 'host' | 'port' | 'user'>,
): string {
  if (user === '') return '';
  if (stored?.host === host && stored.port === port && stored.user === user) return stored.sealedPassword;
  throw invalid({ password: 'Password is required: server, port or user are others now' });
}
