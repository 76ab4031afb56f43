import type { Account } from '../../accounts/users-repository.ts';
import type { User } from '../../contract/auth.ts';

/** Public part of an account. */
export function toUser({ id, username, email, role }: Account): User {
  return { _id: id, username, email, role };
}
