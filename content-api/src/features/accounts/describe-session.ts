import type { AuthSession } from '../../contract/auth.ts';
import type { Session } from '../../core/accounts/sessions-repository.ts';

/** A session as its owner sees it. */
export function describeSession(session: Session, currentId: string): AuthSession {
  return {
    _id: session.id,
    createdAt: session.createdAt,
    lastUsedAt: session.lastUsedAt,
    expiresAt: session.expiresAt,
    remember: session.isRemembered,
    ip: session.ip,
    userAgent: session.userAgent,
    current: session.id === currentId,
  };
}
