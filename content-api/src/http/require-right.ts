import type { FastifyRequest } from 'fastify';
import type { Kind } from '../contract/kinds/kind.ts';
import { rightOf } from '../contract/kinds/right-of.ts';
import type { Right } from '../contract/rights.ts';
import { fault } from '../lib/fault.ts';
import { requireViewer } from './viewer.ts';

const rightLabels: Record<Right, string> = {
  content: 'edit content',
  publish: 'publish',
  media: 'use the media library',
  messages: 'read messages',
  studio: 'change the studio',
  people: 'manage people',
  releases: 'see releases',
};

/**
 * For what a call needs beyond its declared access, because it depends on the body or on the record.
 *
 * @throws Fault 403 for an account that lacks one of the rights
 */
export function requireRight(request: FastifyRequest, ...needs: readonly Right[]): void {
  const missing = needs.find((right) => !hasRight(request, right));
  if (missing === undefined) return;
  throw fault({ status: 403, code: 'FORBIDDEN', message: `Your account may not ${rightLabels[missing]}.` });
}

export function hasRight(request: FastifyRequest, ...needs: readonly Right[]): boolean {
  const { may } = requireViewer(request).account;
  return needs.every((right) => may.includes(right));
}

/** True for an account that may edit records of that kind. */
export function mayEdit(request: FastifyRequest, kind: Kind): boolean {
  return hasRight(request, rightOf(kind));
}
