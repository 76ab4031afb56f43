import type { Selectable } from 'kysely';
import { accountLanguagesSchema } from '../../contract/account-languages.ts';
import { cleanLine } from '../../contract/clean-text.ts';
import { maySchema, rights } from '../../contract/rights.ts';
import type { Right } from '../../contract/rights.ts';
import { withoutInvisible } from '../../contract/without-invisible.ts';
import type { UserTable } from '../../db/account-tables.ts';
import type { Queries } from '../../db/database.ts';
import { isEmbedded } from '../../db/is-embedded.ts';
import { fromFlag, readJson, toFlag, writeJson } from '../../db/json.ts';

/** An account as the server knows it. */
export interface Account {
  id: string;
  username: string;
  email: string;
  role: string;
  passwordHash: string;
  isDisabled: boolean;
  /** Rights of the account; none for another role than `admin`. */
  may: Right[];
  /** Codes of the languages that it may edit content in; null for all of them. */
  languages: readonly string[] | null;
  /** Address of a picture; empty without one. */
  picture: string;
  /** Its version. */
  updatedAt: string;
}

/** E-mails are compared without regard to case, and to what nobody sees. */
export function emailKey(email: string): string {
  return withoutInvisible(cleanLine(email)).toLowerCase();
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

/** The account, locked where the database has more than one connection: what is written was judged by it. */
export async function findAccountToChange(trx: Queries, id: string): Promise<Account | undefined> {
  const rows = trx.selectFrom('users').selectAll().where('id', '=', id);
  const row = await (isEmbedded(trx) ? rows : rows.forUpdate()).executeTakeFirst();
  return row && toAccount(row);
}

export async function findAccount(db: Queries, id: string): Promise<Account | undefined> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toAccount(row);
}

/** True for an account that may do everything, and can log in. */
export function isOwner({
  isDisabled,
  may,
  languages,
}: Pick<Account, 'isDisabled' | 'may' | 'languages'>): boolean {
  return !isDisabled && may.length === rights.length && languages === null;
}

/** True when at least one owner is left. */
export async function hasOwner(db: Queries): Promise<boolean> {
  return (await listAccounts(db)).some(isOwner);
}

export async function insertAccount(
  db: Queries,
  account: Omit<Account, 'picture' | 'updatedAt' | 'languages'> & Partial<Pick<Account, 'languages'>>,
  at: string,
): Promise<void> {
  await db
    .insertInto('users')
    .values({
      id: account.id,
      username: account.username,
      email: emailKey(account.email),
      role: account.role,
      password_hash: account.passwordHash,
      is_disabled: toFlag(account.isDisabled),
      may: writeJson(account.may),
      languages: account.languages ? writeJson(account.languages) : null,
      picture: '',
      totp_secret: '',
      totp_pending: '',
      totp_step: 0,
      created_at: at,
      updated_at: at,
    })
    .execute();
}

type AccountChange = Partial<
  Pick<UserTable, 'password_hash' | 'role' | 'is_disabled' | 'username' | 'email' | 'picture'>
> & { may?: readonly Right[]; languages?: readonly string[] | null };

export async function updateAccount(
  db: Queries,
  id: string,
  { may, languages, ...change }: AccountChange,
  at: string,
): Promise<void> {
  await db
    .updateTable('users')
    .set({
      ...change,
      ...(may && { may: writeJson(may) }),
      ...(languages !== undefined && { languages: languages && writeJson(languages) }),
      updated_at: at,
    })
    .where('id', '=', id)
    .execute();
}

type AccountRow = Pick<
  Selectable<UserTable>,
  | 'id'
  | 'username'
  | 'email'
  | 'role'
  | 'password_hash'
  | 'is_disabled'
  | 'may'
  | 'languages'
  | 'picture'
  | 'updated_at'
>;

export function toAccount(row: AccountRow): Account {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    role: row.role,
    passwordHash: row.password_hash,
    isDisabled: fromFlag(row.is_disabled),
    may: row.role === 'admin' ? maySchema.parse(readJson(row.may)) : [],
    languages: readAccountLanguages(row.languages),
    picture: row.picture,
    updatedAt: row.updated_at,
  };
}

/** The column of an account or of an invitation. */
export function readAccountLanguages(column: unknown): readonly string[] | null {
  return column === null ? null : accountLanguagesSchema.parse(readJson(column));
}
