import type { SessionReason } from './types.ts';

export const deniedMessage = 'Access denied. Admin privileges required.';
export const failedMessage = 'Login failed';
export const degradedMessage = 'You are logged in on this page only.';
export const offlineMessage = 'You are offline.';
export const onlineMessage = 'You are back online.';

export const endedMessage = 'Authentication failed. Please log in again.';

/** Toast at the end of a session, by reason. Other reasons use `expiredMessage`. */
export const endMessages: Partial<Record<SessionReason, string>> = {
  logout: 'You were logged out.',
  idle: 'You were logged out because of inactivity.',
  denied: deniedMessage,
  'check-failed': endedMessage,
  'remote-logout': 'You were logged out in another tab.',
};

export const expiredMessage = 'Your session has expired. Please log in again.';
