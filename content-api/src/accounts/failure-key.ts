import { createHash } from 'node:crypto';
import { emailKey } from './users-repository.ts';

/** Under which key failed logins of an account are counted, whether it exists or not. */
export function accountFailureKey(email: string): string {
  return `failures:account:${createHash('sha256').update(emailKey(email)).digest('base64url').slice(0, 22)}`;
}
