import {
  findAccountByEmail,
  hasAccounts,
  hasEnabledAdmin,
  insertAccount,
  listAccounts,
  updateAccount,
} from '../accounts/users-repository.ts';
import type { Account } from '../accounts/users-repository.ts';
import { accountFailureKey } from '../accounts/failure-key.ts';
import { createPasswordHasher } from '../accounts/password-hash.ts';
import { passwordFault } from '../accounts/password-rules.ts';
import { deleteSessions } from '../accounts/sessions-repository.ts';
import type { Database, Queries } from '../db/database.ts';
import { startupFault } from '../db/startup-fault.ts';
import { audit } from '../lib/audit.ts';
import { newId } from '../lib/new-id.ts';
import { migrateDatabase } from '../migrate-database.ts';
import { openDatabase } from '../open-database.ts';
import { readSecret } from './read-secret.ts';
import { commandConfig, runCommand, say, takeOption, usage } from './support.ts';

const help = `admin COMMAND
  list                                   all accounts
  create EMAIL [--name NAME] [--role R]  a new account; the password is read from the terminal or standard input
  reset-password EMAIL                   a new password; ends every session of the account
  unlock EMAIL                           forgets failed logins of the account
  revoke EMAIL                           ends every session of the account
  set-role EMAIL ROLE                    admin, or any other word for an account without rights
  disable EMAIL | enable EMAIL           keeps an account from logging in, or lets it again`;

const actor = { userId: '', ip: '', requestId: 'cli' };

await runCommand(async (args) => {
  const [command, ...rest] = args;
  if (command === undefined || command === '--help' || command === 'help') return say(`Usage: ${help}`);
  const config = commandConfig();
  const database = await openDatabase(config, { warn: say });
  try {
    await migrateDatabase(config, database);
    await run(database, command, rest);
  } finally {
    await database.close();
  }
});

async function run(database: Database, command: string, args: string[]): Promise<void> {
  const db = database.queries;
  const name = takeOption(args, 'name');
  const role = takeOption(args, 'role');
  const [email = '', word = '', ...rest] = args;
  if (rest.length > 0 || (word !== '' && command !== 'set-role')) throw usage(help);
  if (command === 'list') return list(db);
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw usage(help);
  if (command === 'create')
    return create(db, { email, username: name ?? email.split('@')[0] ?? email, role: role ?? 'admin' });
  const account = await findAccountByEmail(db, email);
  if (account === undefined) throw startupFault('NO_ACCOUNT', `There is no account ${email}`);
  if (command === 'reset-password') return resetPassword(db, account);
  if (command === 'unlock') return unlock(db, account);
  if (command === 'revoke') return revoke(db, account);
  if (command === 'set-role' && word !== '')
    return change(db, account, { role: word }, `${email} has the role ${word}`);
  if (command === 'disable') return change(db, account, { is_disabled: 1 }, `${email} is disabled`);
  if (command === 'enable') return change(db, account, { is_disabled: 0 }, `${email} is enabled`);
  throw usage(help);
}

async function list(db: Queries): Promise<void> {
  if (!(await hasAccounts(db))) return say('There are no accounts yet.');
  for (const { email, username, role, isDisabled, createdAt } of await listAccounts(db)) {
    say(`${email}  ${username}  ${role}${isDisabled ? '  disabled' : ''}  since ${createdAt.slice(0, 10)}`);
  }
}

async function create(
  db: Queries,
  { email, username, role }: { email: string; username: string; role: string },
) {
  if ((await findAccountByEmail(db, email)) !== undefined) {
    throw startupFault('ACCOUNT_EXISTS', `The account ${email} exists already`);
  }
  const passwordHash = await readNewPassword({ email, username });
  const id = newId();
  await inTransaction(db, async (trx) => {
    const account = { id, email, username, role, passwordHash, isDisabled: false };
    await insertAccount(trx, account, new Date().toISOString());
    await audit(trx, actor, { action: 'create', entity: 'user', entityId: id }, Date.now());
  });
  say(`Account ${email} created with the role ${role}.`);
}

async function resetPassword(db: Queries, account: Account): Promise<void> {
  const passwordHash = await readNewPassword(account);
  await inTransaction(db, async (trx) => {
    await updateAccount(trx, account.id, { password_hash: passwordHash }, new Date().toISOString());
    await deleteSessions(trx, account.id);
    await audit(trx, actor, { action: 'password.reset', entity: 'user', entityId: account.id }, Date.now());
  });
  say(`The password of ${account.email} is changed; it is logged out everywhere.`);
}

async function unlock(db: Queries, account: Account): Promise<void> {
  await db.deleteFrom('throttles').where('key', '=', accountFailureKey(account.email)).execute();
  await audit(db, actor, { action: 'unlock', entity: 'user', entityId: account.id }, Date.now());
  say(`Failed logins of ${account.email} are forgotten.`);
}

async function revoke(db: Queries, account: Account): Promise<void> {
  const ended = await deleteSessions(db, account.id);
  const entry = { action: 'session.ended', entity: 'user', entityId: account.id, detail: { ended } };
  await audit(db, actor, entry, Date.now());
  say(`${ended} sessions of ${account.email} ended.`);
}

async function change(
  db: Queries,
  account: Account,
  to: { role?: string; is_disabled?: number },
  told: string,
) {
  const couldManage = account.role === 'admin' && !account.isDisabled;
  await inTransaction(db, async (trx) => {
    await updateAccount(trx, account.id, to, new Date().toISOString());
    if (couldManage && !(await hasEnabledAdmin(trx))) throw lastAdmin(account);
    await audit(
      trx,
      actor,
      { action: 'update', entity: 'user', entityId: account.id, detail: { ...to } },
      Date.now(),
    );
  });
  say(`${told}.`);
}

function lastAdmin({ email }: Account): Error {
  return startupFault(
    'LAST_ADMIN',
    `${email} is the last account that can manage the studio; nothing was changed. Create or enable another one first`,
  );
}

async function readNewPassword(account: { email: string; username: string }): Promise<string> {
  const password = await readSecret(`New password for ${account.email}: `);
  const weakness = await passwordFault(password, account);
  if (weakness !== undefined) throw startupFault('WEAK_PASSWORD', weakness);
  return (await createPasswordHasher()).hash(password);
}

function inTransaction<T>(db: Queries, work: (trx: Queries) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
