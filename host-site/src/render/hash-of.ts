import { createHash } from 'node:crypto';

/** Allows an inline style or script in a content security policy. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
