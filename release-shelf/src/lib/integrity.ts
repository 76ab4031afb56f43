import { createHash } from 'node:crypto';

/** The bytes' SHA-384 in the spelling of Subresource Integrity. */
export function integrityOf(content: Buffer | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
