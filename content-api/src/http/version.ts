import type { FastifyRequest } from 'fastify';
import { staleWrite } from '../lib/fault.ts';

interface Versioned {
  updatedAt?: string;
}

/**
 * Refuses a write that was based on another version than the stored one. The version comes in the body or in
 * `If-Match`; a write that names none is taken (ruling 19).
 */
export function requireCurrent(request: FastifyRequest, sent: Versioned, current: Versioned): void {
  const named = [sent.updatedAt, ifMatch(request)].filter((version) => version !== undefined);
  if (named.some((version) => version !== current.updatedAt)) throw staleWrite(current);
}

function ifMatch(request: FastifyRequest): string | undefined {
  const header = request.headers['if-match']?.trim();
  if (header === undefined || header === '*') return undefined;
  return header.replace(/^W\//, '').replace(/^"(.*)"$/, '$1');
}
