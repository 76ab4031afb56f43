import { emit } from './events.ts';
import type { Kernel } from './kernel.ts';
import { loadingSnapshot } from './snapshot.ts';
import type { SessionSnapshot } from './types.ts';

/** Changes the picture; tells nobody if nothing in it changed. */
export function setState(k: Kernel, next: Partial<SessionSnapshot>): void {
  const snapshot = { ...loadingSnapshot, ...next };
  if (JSON.stringify(snapshot) === JSON.stringify(k.snapshot)) return;
  k.snapshot = snapshot;
  emit(k, 'change');
}

/** Whether somebody is signed in and confirmed. */
export function isActive(k: Kernel): boolean {
  return k.snapshot.user !== undefined;
}

export function stopCountdown(k: Kernel): void {
  k.stopSeconds?.();
  k.stopSeconds = undefined;
}
