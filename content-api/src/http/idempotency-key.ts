import type { FastifyRequest } from 'fastify';
import { fault } from '../lib/fault.ts';

const keyForm = /^"?([\w.:-]{8,128})"?$/;

/** The key that all attempts of one act have in common; undefined for a call without. */
export function readIdempotencyKey({ headers }: FastifyRequest): string | undefined {
  const header = headers['idempotency-key'];
  if (header === undefined) return undefined;
  const key = keyForm.exec(String(header))?.[1];
  if (key) return key;
  throw fault({
    status: 400,
    code: 'VALIDATION',
    message: 'Idempotency-Key must be 8 to 128 letters, digits, dots, colons, dashes or underscores',
  });
}
