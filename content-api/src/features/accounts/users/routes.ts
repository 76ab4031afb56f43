import type { FastifyInstance, FastifyRequest } from 'fastify';
import { describeSession } from '../describe-session.ts';
import { endSessions } from '../end-sessions.ts';
import { leavesNoOwner } from '../last-owner.ts';
import { passwordFault } from '../password-rules.ts';
import { requireFreeName } from '../require-free-name.ts';
import { requireWithin, requireWithinLanguages } from '../require-within.ts';
import { revokeAccountAccess } from '../revoke-account-access.ts';
import { listSessionIds, listSessions } from '../../../core/accounts/sessions-repository.ts';
import {
  findAccountByEmail,
  findAccountToChange,
  insertAccount,
  updateAccount,
} from '../../../core/accounts/users-repository.ts';
import type { Account } from '../../../core/accounts/users-repository.ts';
import type { AccountContext } from '../account-context.ts';
import { usersCalls } from '../../../contract/calls/users.ts';
import type { Queries } from '../../../db/database.ts';
import { toFlag } from '../../../db/json.ts';
import { route } from '../../../http/route.ts';
import { isStale } from '../../../http/version.ts';
import { actorOf, requireViewer } from '../../../http/viewer.ts';
import { audit } from '../../../core/audit/audit.ts';
import type { AuditEntry } from '../../../core/audit/audit.ts';
import { toIso } from '../../../lib/clock.ts';
import { conflict, fault, invalid, notFound, staleWrite } from '../../../lib/fault.ts';
import { newId } from '../../../lib/new-id.ts';
import { nextVersion } from '../../../lib/next-version.ts';
import { readAccounts, readInvitations } from './repository.ts';

/** Accounts of the console, for those who manage people. */
export function registerUserRoutes(app: FastifyInstance, context: AccountContext): void {
  const { database, clock, hasher, revocations } = context;
  const now = () => toIso(clock.nowMs());

  async function view(db: Queries, id: string) {
    const [account] = await readAccounts(db, now(), id);
    if (account === undefined) throw notFound('Account');
    return account;
  }

  /** An account that the viewer may change: one that may do no more than they may. */
  async function requireChangeable(db: Queries, request: FastifyRequest, id: string): Promise<Account> {
    const account = await findAccountToChange(db, id);
    if (account === undefined) throw notFound('Account');
    const own = requireViewer(request).account;
    requireWithin(own.may, account.may);
    requireWithinLanguages(own.languages, account.languages);
    return account;
  }

  /** Makes a change with its row in the audit, unless it leaves the studio without an owner. */
  function change<T>(
    request: FastifyRequest,
    id: string,
    act: (trx: Queries, account: Account) => Promise<{ result: T; entry: AuditEntry }>,
  ): Promise<T> {
    return database.queries.transaction().execute(async (trx) => {
      const account = await requireChangeable(trx, request, id);
      const { result, entry } = await act(trx, account);
      await audit(trx, actorOf(request), { entity: 'user', entityId: id, ...entry }, clock.nowMs());
      if (await leavesNoOwner(trx, account)) throw lastOwner();
      return result;
    });
  }

  route(app, usersCalls.listUsers, async () => ({
    users: await readAccounts(database.queries, now()),
    invitations: await readInvitations(database.queries, now()),
  }));

  route(app, usersCalls.createUser, async ({ body: { languages = null, ...body }, request }) => {
    const { username, email, password, may } = body;
    const own = requireViewer(request).account;
    requireWithin(own.may, may);
    requireWithinLanguages(own.languages, languages);
    const weakness = await passwordFault(password, { email, username });
    if (weakness !== undefined) throw invalid({ password: weakness });
    const passwordHash = await hasher.hash(password);
    return database.queries.transaction().execute(async (trx) => {
      if ((await findAccountByEmail(trx, email)) !== undefined) throw taken();
      const id = newId();
      const account = { id, username, email, role: 'admin', passwordHash, isDisabled: false, may, languages };
      await requireFreeName(trx, account);
      await insertAccount(trx, account, now());
      const entry = { action: 'create', entity: 'user', entityId: id, detail: detailOf({ may, languages }) };
      await audit(trx, actorOf(request), entry, clock.nowMs());
      return view(trx, id);
    });
  });

  route(app, usersCalls.changeUser, ({ params: { id }, body, request }) => {
    const { username, may, languages, isDisabled } = body;
    const own = requireViewer(request).account;
    if (may !== undefined) requireWithin(own.may, may);
    if (languages !== undefined) requireWithinLanguages(own.languages, languages);
    return change(request, id, async (trx, account) => {
      if (isStale(request, body.updatedAt, account.updatedAt)) throw staleWrite(await view(trx, id));
      const to = {
        ...(username !== undefined && { username }),
        ...(isDisabled !== undefined && { is_disabled: toFlag(isDisabled) }),
      };
      if (username !== undefined) await requireFreeName(trx, { id, username });
      await updateAccount(trx, id, { ...to, may, languages }, nextVersion(clock, account.updatedAt));
      if (isDisabled === true) await revokeAccountAccess(trx, id, { extent: 'everything', now: now() });
      else if (may !== undefined || languages !== undefined)
        await revokeAccountAccess(trx, id, { extent: 'links', now: now() });
      const detail = { ...to, ...detailOf({ may, languages }) };
      return { result: await view(trx, id), entry: { action: 'update', detail } };
    });
  });

  route(app, usersCalls.deleteUser, async ({ params: { id }, request }) => {
    if (id === requireViewer(request).account.id) throw ownAccount();
    await change(request, id, async (trx, { email }) => {
      await revokeAccountAccess(trx, id, { extent: 'everything', now: now() });
      await trx.deleteFrom('users').where('id', '=', id).execute();
      return { result: undefined, entry: { action: 'delete', detail: { email } } };
    });
    return { success: true, message: 'Account deleted successfully' };
  });

  route(app, usersCalls.listUserSessions, async ({ params: { id }, request }) => {
    await view(database.queries, id);
    const current = requireViewer(request).session.id;
    const sessions = await listSessions(database.queries, id, clock.nowMs());
    const live = sessions.filter((session) => !revocations.isEnded(session.id));
    return { sessions: live.map((session) => describeSession(session, current)) };
  });

  route(app, usersCalls.endUserSessions, async ({ params: { id }, request }) => {
    await requireChangeable(database.queries, request, id);
    const ids = await listSessionIds(database.queries, id);
    const entry = { action: 'logout.all', entity: 'user', entityId: id, detail: { ended: ids.length } };
    await endSessions(context, actorOf(request), ids, entry);
    return { success: true, message: 'The account is logged out everywhere' };
  });

  route(app, usersCalls.endUserSession, async ({ params: { id, session }, request }) => {
    await requireChangeable(database.queries, request, id);
    const ids = await listSessionIds(database.queries, id);
    if (!ids.includes(session) || revocations.isEnded(session)) throw notFound('Session');
    const entry = { action: 'session.ended', entity: 'session', entityId: session };
    await endSessions(context, actorOf(request), [session], entry);
    return { success: true, message: 'Session ended' };
  });
}

/** What the audit log says of rights. */
function detailOf({ may, languages }: { may?: readonly string[]; languages?: readonly string[] | null }) {
  return {
    ...(may && { may: may.join(' ') }),
    ...(languages !== undefined && { languages: languages?.join(' ') ?? '' }),
  };
}

function taken() {
  return conflict('email', 'There is an account with this e-mail already');
}

function lastOwner() {
  return fault({
    status: 409,
    code: 'LAST_OWNER',
    message: 'This is the last owner. Make somebody else an owner first.',
  });
}

function ownAccount() {
  return fault({ status: 409, code: 'CONFLICT', message: 'You cannot delete your own account' });
}
