import type { OwnAccount, User } from '../../contract/auth.ts';
import type { Account } from './users-repository.ts';

/** Public part of an account. */
export function toUser({
  id,
  username,
  email,
  role,
  may,
  languages,
  picture,
}: Omit<Account, 'passwordHash' | 'isDisabled' | 'updatedAt'>): User {
  return { _id: id, username, email, role, may, ...(languages && { languages: [...languages] }), picture };
}

/** The account as its owner edits it. */
export function toOwnAccount(account: Account): OwnAccount {
  return { ...toUser(account), updatedAt: account.updatedAt };
}
