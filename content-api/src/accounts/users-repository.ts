import type { Queries } from '../db/database.ts';
import { fromFlag } from '../db/json.ts';
import type { UserTable } from '../db/schema.ts';

/** An account as the server knows it. */
export interface Account {
  id: string;
  username: string;
  email: string;
  role: string;
  passwordHash: string;
  isDisabled: boolean;
}

/** E-mails are compared without regard to case. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

export async function findAccountByEmail(db: Queries, email: string): Promise<Account | undefined> {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', emailKey(email))
    .executeTakeFirst();
  return row && toAccount(row);
}

export async function listAccounts(db: Queries): Promise<(Account & { createdAt: string })[]> {
  const rows = await db.selectFrom('users').selectAll().orderBy('id').execute();
  return rows.map((row) => ({ ...toAccount(row), createdAt: row.created_at }));
}

/** The names of all users by their ids. */
export async function readUsernames(db: Queries): Promise<Map<string, string>> {
  const rows = await db.selectFrom('users').select(['id', 'username']).execute();
  return new Map(rows.map(({ id, username }) => [id, username]));
}

export async function hasAccounts(db: Queries): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** True when at least one enabled account can manage the studio. */
export async function hasEnabledAdmin(db: Queries): Promise<boolean> {
  const admin = db.selectFrom('users').select('id').where('role', '=', 'admin').where('is_disabled', '=', 0);
  return (await admin.limit(1).executeTakeFirst()) !== undefined;
}

export async function insertAccount(db: Queries, account: Account, at: string): Promise<void> {
  await db
    .insertInto('users')
    .values({
      id: account.id,
      username: account.username,
      email: emailKey(account.email),
      role: account.role,
      password_hash: account.passwordHash,
      is_disabled: account.isDisabled ? 1 : 0,
      created_at: at,
      updated_at: at,
    })
    .execute();
}

export async function updateAccount(
  db: Queries,
  id: string,
  change: Partial<Pick<UserTable, 'password_hash' | 'role' | 'is_disabled' | 'username'>>,
  at: string,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ ...change, updated_at: at })
    .where('id', '=', id)
    .execute();
}

function toAccount(row: UserTable): Account {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    role: row.role,
    passwordHash: row.password_hash,
    isDisabled: fromFlag(row.is_disabled),
  };
}
