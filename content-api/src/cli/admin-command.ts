import {
  findAccountByEmail,
  hasAccounts,
  insertAccount,
  isOwner,
  listAccounts,
  updateAccount,
} from '../core/accounts/users-repository.ts';
import type { Account } from '../core/accounts/users-repository.ts';
import { createLink } from '../features/accounts/account-links.ts';
import { createPasswordHasher } from '../core/accounts/password-hash.ts';
import { passwordFault } from '../features/accounts/password-rules.ts';
import { leavesNoOwner } from '../features/accounts/last-owner.ts';
import { unlockAccount } from '../features/accounts/unlock-account.ts';
import { revokeAccountAccess } from '../features/accounts/revoke-account-access.ts';
import { everyCall } from '../contract/calls/every-call.ts';
import { rightsTable } from '../contract/rights-table.ts';
import { maySchema, rightSets } from '../contract/rights.ts';
import type { Right } from '../contract/rights.ts';
import { readConfig } from '../config/config.ts';
import type { Config } from '../config/config.ts';
import type { Queries } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { startupFault } from '../lib/startup-fault.ts';
import { audit } from '../core/audit/audit.ts';
import { newId } from '../lib/new-id.ts';
import { migrateDatabase } from '../app/migrate-database.ts';
import { openDatabase } from '../app/open-database.ts';
import { requireFreeName } from '../features/accounts/require-free-name.ts';
import { takeOption, usage } from './support.ts';
import type { Terminal } from './support.ts';

const help = `admin COMMAND
  list                                   all accounts
  create EMAIL [--name NAME] [--may M]   a new account; the password is read from the terminal or standard input
  invite EMAIL [--may M]                 prints a link by which somebody makes an account, once, within 7 days
  reset-link EMAIL                       prints a link that sets a new password, once, within an hour
  reset-second-factor EMAIL              removes app, passkeys and recovery codes of an account
  reset-password EMAIL                   a new password; ends every session of the account
  unlock EMAIL                           forgets failed logins and codes of the account
  revoke EMAIL                           ends every session of the account
  set-may EMAIL RIGHTS                   owner, editor, author, or rights with commas between: content,publish,media,
                                         messages,studio,people,releases
  set-role EMAIL ROLE                    admin, or any other word for an account without rights
  disable EMAIL | enable EMAIL           keeps an account from logging in, or lets it again
  rights                                 which call needs which rights`;

const actor = { userId: '', ip: '', requestId: 'cli' };

interface Place extends Pick<Terminal, 'say' | 'readSecret'> {
  config: Config;
  db: Queries;
}

/** Accounts without the console. @throws an error whose message is for whoever called the command */
export async function adminCommand(args: string[], { env, say, readSecret }: Terminal): Promise<void> {
  const [command, ...rest] = args;
  if (command === undefined || command === '--help' || command === 'help') return say(`Usage: ${help}`);
  if (command === 'rights' && rest.length === 0) return listRights(say);
  const { config } = readConfig(env);
  const database = await openDatabase(config, { warn: say });
  try {
    await migrateDatabase(config, database);
    await run({ config, db: database.queries, say, readSecret }, command, rest);
  } finally {
    await database.close();
  }
}

async function run(place: Place, command: string, args: string[]): Promise<void> {
  const name = takeOption(args, 'name');
  const role = takeOption(args, 'role');
  const may = readMay(takeOption(args, 'may') ?? 'owner');
  const [email = '', word = '', ...rest] = args;
  if (rest.length > 0 || (word !== '' && !['set-role', 'set-may'].includes(command))) throw usage(help);
  if (command === 'list') return list(place);
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw usage(help);
  if (command === 'create')
    return create(place, {
      email,
      username: name ?? email.split('@')[0] ?? email,
      role: role ?? 'admin',
      may,
    });
  const account = await findAccountByEmail(place.db, email);
  if (command === 'invite') return invite(place, { email, may });
  if (account === undefined) throw startupFault('NO_ACCOUNT', `There is no account ${email}`);
  if (command === 'reset-password') return resetPassword(place, account);
  if (command === 'reset-link') return resetLink(place, account);
  if (command === 'reset-second-factor') return resetSecondFactor(place, account);
  if (command === 'unlock') return unlock(place, account);
  if (command === 'revoke') return revoke(place, account);
  if (command === 'set-role' && word !== '')
    return change(place, account, { role: word }, `${email} has the role ${word}`);
  if (command === 'set-may' && word !== '')
    return change(place, account, { may: readMay(word) }, `${email} may: ${readMay(word).join(', ')}`);
  if (command === 'disable') return change(place, account, { is_disabled: 1 }, `${email} is disabled`);
  if (command === 'enable') return change(place, account, { is_disabled: 0 }, `${email} is enabled`);
  throw usage(help);
}

function listRights(say: Place['say']): void {
  for (const { call, needs } of rightsTable(everyCall)) say(`${needs.padEnd(18)} ${call}`);
}

/** A ready-made set, or rights with commas between. */
function readMay(text: string): Right[] {
  const made = Object.entries(rightSets).find(([name]) => name === text)?.[1];
  const parsed = maySchema.safeParse(made ?? text.split(','));
  if (!parsed.success) throw usage(help);
  return parsed.data;
}

async function list({ db, say }: Place): Promise<void> {
  if (!(await hasAccounts(db))) return say('There are no accounts yet.');
  for (const { email, username, role, may, languages, isDisabled, createdAt } of await listAccounts(db)) {
    const rightsOf = `${role} (${isOwner({ may, languages, isDisabled: false }) ? 'owner' : may.join(', ')})`;
    say(
      `${email}  ${username}  ${role === 'admin' ? rightsOf : role}${isDisabled ? '  disabled' : ''}  since ${createdAt.slice(0, 10)}`,
    );
  }
}

async function create(
  place: Place,
  { email, username, role, may }: Pick<Account, 'email' | 'username' | 'role' | 'may'>,
) {
  const { db, say } = place;
  if ((await findAccountByEmail(db, email)) !== undefined) {
    throw startupFault('ACCOUNT_EXISTS', `The account ${email} exists already`);
  }
  const passwordHash = await readNewPassword(place, { email, username });
  const id = newId();
  await inTransaction(db, async (trx) => {
    const account = { id, email, username, role, passwordHash, isDisabled: false, may };
    await requireFreeName(trx, account);
    await insertAccount(trx, account, new Date().toISOString());
    await audit(trx, actor, { action: 'create', entity: 'user', entityId: id }, Date.now());
  });
  say(`Account ${email} created with the role ${role}.`);
}

async function invite({ config, db, say }: Place, { email, may }: Pick<Account, 'email' | 'may'>) {
  if ((await findAccountByEmail(db, email)) !== undefined) {
    throw startupFault('ACCOUNT_EXISTS', `The account ${email} exists already`);
  }
  const { url, expiresAt } = await inTransaction(db, async (trx) => {
    const nowMs = Date.now();
    const link = await createLink(trx, config, { purpose: 'invitation', email, may, author: '', nowMs });
    const detail = { email, may: may.join(' ') };
    await audit(trx, actor, { action: 'invite', entity: 'invitation', entityId: link.id, detail }, nowMs);
    return link;
  });
  say(`The link works once, until ${expiresAt}:\n${url}`);
}

async function resetLink({ config, db, say }: Place, { id, email }: Account): Promise<void> {
  const { url, expiresAt } = await inTransaction(db, async (trx) => {
    const nowMs = Date.now();
    const link = await createLink(trx, config, { purpose: 'reset', userId: id, email, author: '', nowMs });
    await audit(trx, actor, { action: 'password.reset-link', entity: 'user', entityId: id }, nowMs);
    return link;
  });
  say(`The link works once, until ${expiresAt}:\n${url}`);
}

async function resetSecondFactor({ db, say }: Place, { id, email }: Account): Promise<void> {
  await inTransaction(db, async (trx) => {
    const none = { totp_secret: '', totp_pending: '' };
    await trx.updateTable('users').set(none).where('id', '=', id).execute();
    await trx.deleteFrom('passkeys').where('user_id', '=', id).execute();
    await trx.deleteFrom('recovery_codes').where('user_id', '=', id).execute();
    await audit(trx, actor, { action: 'second-factor.reset', entity: 'user', entityId: id }, Date.now());
  });
  say(`${email} signs in with the password alone.`);
}

async function resetPassword(place: Place, account: Account): Promise<void> {
  const { db, say } = place;
  const passwordHash = await readNewPassword(place, account);
  await inTransaction(db, async (trx) => {
    const now = new Date().toISOString();
    await updateAccount(trx, account.id, { password_hash: passwordHash }, now);
    await revokeAccountAccess(trx, account.id, { extent: 'logins', now });
    await audit(trx, actor, { action: 'password.reset', entity: 'user', entityId: account.id }, Date.now());
  });
  say(`The password of ${account.email} is changed; it is logged out everywhere.`);
}

async function unlock({ db, say }: Place, account: Account): Promise<void> {
  await inTransaction(db, async (trx) => {
    await unlockAccount(trx, account);
    await audit(trx, actor, { action: 'unlock', entity: 'user', entityId: account.id }, Date.now());
  });
  say(`Failed logins of ${account.email} are forgotten.`);
}

async function revoke({ db, say }: Place, account: Account): Promise<void> {
  const ended = await inTransaction(db, async (trx) => {
    const count = await revokeAccountAccess(trx, account.id, {
      extent: 'logins',
      now: new Date().toISOString(),
    });
    const entry = { action: 'session.ended', entity: 'user', entityId: account.id, detail: { ended: count } };
    await audit(trx, actor, entry, Date.now());
    return count;
  });
  say(`${ended} sessions of ${account.email} ended.`);
}

async function change(
  { db, say }: Place,
  account: Account,
  { may, ...to }: { role?: string; is_disabled?: number; may?: Right[] },
  told: string,
) {
  await inTransaction(db, async (trx) => {
    const now = new Date().toISOString();
    await updateAccount(trx, account.id, { ...to, may }, now);
    const extent = to.is_disabled === 1 ? 'everything' : 'links';
    await revokeAccountAccess(trx, account.id, { extent, now });
    await audit(
      trx,
      actor,
      {
        action: 'update',
        entity: 'user',
        entityId: account.id,
        detail: { ...to, ...(may && { may: may.join(' ') }) },
      },
      Date.now(),
    );
    if (await leavesNoOwner(trx, account)) throw lastOwner(account);
  });
  say(`${told}.`);
}

function lastOwner({ email }: Account): Error {
  return startupFault(
    'LAST_OWNER',
    `${email} is the last account that can manage the studio; nothing was changed. Create or enable another one first`,
  );
}

async function readNewPassword(
  { readSecret }: Place,
  account: { email: string; username: string },
): Promise<string> {
  const password = await readSecret(`New password for ${account.email}: `);
  const weakness = await passwordFault(password, account);
  if (weakness !== undefined) throw startupFault('WEAK_PASSWORD', weakness);
  return (await createPasswordHasher()).hash(password);
}
