import type { Emitter } from './emitter.ts';
import { toastMs } from './limits.ts';
import type { SessionEvents, SessionReason, SessionToast } from './types.ts';

export type ShowToast = (message: string, type: SessionToast['type']) => void;

export const degradedMessage = 'This browser blocks storage: you stay logged in on this page only.';
export const offlineMessage = 'You are offline. Your changes are kept on this device.';
export const onlineMessage = 'You are back online.';

const endMessages: Partial<Record<SessionReason, string>> = {
  logout: 'You have been logged out.',
  idle: 'You were logged out because of inactivity.',
  denied: 'Access denied. Admin privileges required.',
  'check-failed': 'Your session could not be confirmed. Please log in again.',
  'remote-logout': 'You were logged out in another tab.',
};

/** What the user is told when a session ends. */
export function endMessage(reason: SessionReason): string {
  return endMessages[reason] ?? 'Your session has expired. Please log in again.';
}

export function createToasts(events: Emitter<SessionEvents>): ShowToast {
  let count = 0;
  return (message, type) => {
    count += 1;
    events.emit('toast', { id: `session-${count}`, message, type, durationMs: toastMs });
  };
}
