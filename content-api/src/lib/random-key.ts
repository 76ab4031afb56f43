import { randomBytes } from 'node:crypto';

/** 32 random bytes, as base64url: a key to sign with, or a token. */
export function randomKey(): string {
  return randomBytes(32).toString('base64url');
}
