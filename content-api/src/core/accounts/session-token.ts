import { createHash } from 'node:crypto';
import { randomKey } from '../../lib/random-key.ts';

/** A new bearer token: 32 random bytes. Only its hash is kept. */
export function newToken(): string {
  return randomKey();
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The token of an `Authorization` header, or undefined when there is none that could be ours. */
export function readBearer(header: string | undefined): string | undefined {
  const match = /^bearer +([A-Za-z0-9_-]{43})$/i.exec(header ?? '');
  return match?.[1];
}
