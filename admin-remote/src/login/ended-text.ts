import type { SessionReason } from 'shared-session';
import { isObject } from '../lib/value-at.ts';

const texts: Partial<Record<SessionReason, string>> = {
  idle: 'Signed out after 30 minutes of inactivity. Sign in to go on where you were.',
  expired: 'Your session is over. Sign in to go on where you were.',
  unauthorized: 'Your session is over. Sign in to go on where you were.',
  'check-failed': 'Your session could not be confirmed. Sign in to go on where you were.',
  denied: 'This account has no access to the dashboard.',
  'remote-logout': 'Signed out in another tab.',
};

/**
 * Why somebody who was signed in is at the login page; nothing for those who were not, or who left by themselves.
 *
 * @param reason the session's own, which is lost on reload
 * @param state of the location, in which the guard kept it. Default: none
 */
export function endedText(reason: SessionReason, state?: unknown): string | undefined {
  return texts[reason] ?? (reason === 'none' ? keptText(state) : undefined);
}

function keptText(state?: unknown): string | undefined {
  const kept = isObject(state) ? state.reason : undefined;
  return Object.entries(texts).find(([reason]) => reason === kept)?.[1];
}
