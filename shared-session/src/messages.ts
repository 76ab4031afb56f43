import type { SessionReason } from './types.ts';

export const deniedMessage = 'Access denied. Admin privileges required.';
export const degradedMessage = 'This browser blocks storage: you stay logged in on this page only.';
export const offlineMessage = 'You are offline. Your changes are kept on this device.';
export const onlineMessage = 'You are back online.';

const endMessages: Partial<Record<SessionReason, string>> = {
  logout: 'You have been logged out.',
  idle: 'You were logged out because of inactivity.',
  denied: deniedMessage,
  'check-failed': 'Your session could not be confirmed. Please log in again.',
  'remote-logout': 'You were logged out in another tab.',
};

/** What the user is told when a session ends. */
export function endMessage(reason: SessionReason): string {
  return endMessages[reason] ?? 'Your session has expired. Please log in again.';
}
