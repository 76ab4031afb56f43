import type { User } from '../contract/auth.ts';
import type { Account } from './users-repository.ts';

/** Public part of an account. */
export function toUser({ id, username, email, role, may, picture }: Account): User {
  return { _id: id, username, email, role, may, picture };
}
