import { createHash } from 'node:crypto';
import { emailKey } from '../../core/accounts/users-repository.ts';

/** Under which key failed logins of an account are counted, whether it exists or not. */
export function accountFailureKey(email: string): string {
  return `failures:account:${createHash('sha256').update(emailKey(email)).digest('base64url').slice(0, 22)}`;
}

/** The same for failed tries that only an account can have: codes, and the password asked for once more. */
export function ownFailureKey(purpose: 'code' | 'password', accountId: string): string {
  return `failures:${purpose}:${accountId}`;
}
