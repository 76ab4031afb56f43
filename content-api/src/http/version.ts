import type { FastifyRequest } from 'fastify';
import { staleWrite } from '../lib/fault.ts';

interface Versioned {
  updatedAt?: string;
}

/**
 * Refuses a write that was based on another version than the stored one. The version comes in the body or in
 * `If-Match`; `If-None-Match: *` says that there was none. A write that says nothing is taken.
 *
 * @param stored the present record, for the caller of a stale write
 */
export function requireCurrent(
  request: FastifyRequest,
  sent: Versioned,
  current: Versioned,
  stored: unknown = current,
): void {
  if (isStale(request, sent.updatedAt, current.updatedAt)) throw staleWrite(stored);
}

/**
 * Whether a write names another version than the stored one, in its body or in `If-Match`, or was made before there
 * was one.
 */
export function isStale(request: FastifyRequest, sent?: string, current?: string): boolean {
  if (request.headers['if-none-match']?.trim() === '*' && current !== undefined) return true;
  return [sent, ifMatch(request)].some((version) => version !== undefined && version !== current);
}

function ifMatch(request: FastifyRequest): string | undefined {
  const header = request.headers['if-match']?.trim();
  if (header === undefined || header === '*') return undefined;
  const [version] = header
    .replace(/^W\//, '')
    .replace(/^"(.*)"$/, '$1')
    .split('/');
  return version;
}
