import type { FastifyRequest } from 'fastify';
import type { Session } from '../core/accounts/sessions-repository.ts';
import type { Account } from '../core/accounts/users-repository.ts';
import type { Author } from '../core/records/write.ts';
import { fault } from '../lib/fault.ts';

/** The signed-in account of a request. */
export interface Viewer {
  account: Account;
  session: Session;
}

/** The signed-in user of a call whose access is not `public`. */
export function requireViewer(request: FastifyRequest): Viewer {
  if (request.viewer === null) throw unauthorized();
  return request.viewer;
}

/** The account that the audit log names. */
export function actorOf(request: FastifyRequest): Author {
  return {
    userId: request.viewer?.account.id ?? '',
    ip: request.ip,
    requestId: request.id,
    onWritten: (revision) => (request.contentRevision = revision),
  };
}

export function unauthorized() {
  return fault({
    status: 401,
    code: 'UNAUTHORIZED',
    message: 'Please log in to continue',
    headers: { 'www-authenticate': 'Bearer' },
  });
}
