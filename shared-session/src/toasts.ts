import type { Emitter } from './emitter.ts';
import { toastMs } from './limits.ts';
import type { SessionEvents, SessionReason, SessionToast } from './types.ts';

export type ShowToast = (message: string, type: SessionToast['type']) => void;

/** What the user is told when a session ends; the other reasons speak for themselves. */
export const endMessages: Partial<Record<SessionReason, string>> = {
  logout: 'You have been logged out.',
  idle: 'You were logged out because of inactivity.',
  expired: 'Your session has expired. Please log in again.',
  unauthorized: 'Your session has expired. Please log in again.',
  'check-failed': 'Your session could not be confirmed. Please log in again.',
  denied: 'Access denied. Admin privileges required.',
  corrupt: 'Your stored session was damaged. Please log in again.',
  'remote-logout': 'You were logged out in another tab.',
};

export const degradedMessage = 'This browser blocks storage: you stay logged in on this page only.';
export const offlineMessage = 'You are offline. Your changes are kept on this device.';
export const onlineMessage = 'You are back online.';

export function createToasts(events: Emitter<SessionEvents>): ShowToast {
  let count = 0;
  return (message, type) => {
    count += 1;
    events.emit('toast', { id: `session-${count}`, message, type, durationMs: toastMs });
  };
}
