import type { FastifyRequest } from 'fastify';
import type { Session } from '../accounts/sessions-repository.ts';
import type { Account } from '../accounts/users-repository.ts';
import type { Actor } from '../lib/audit.ts';
import { fault } from '../lib/fault.ts';

/** Who is signed in on a request. */
export interface Viewer {
  account: Account;
  session: Session;
}

/** The signed-in user of a call whose access is `user` or `admin`. */
export function requireViewer(request: FastifyRequest): Viewer {
  if (request.viewer === null) throw unauthorized();
  return request.viewer;
}

/** Who is to be named in the audit. */
export function actorOf(request: FastifyRequest): Actor {
  return { userId: request.viewer?.account.id ?? '', ip: request.ip, requestId: request.id };
}

export function unauthorized() {
  return fault({
    status: 401,
    code: 'UNAUTHORIZED',
    message: 'Please log in to continue',
    headers: { 'www-authenticate': 'Bearer' },
  });
}
