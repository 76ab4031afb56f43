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
  return !!k.snapshot.user;
}

/** No warning, or none any more. */
export function calm(k: Kernel): void {
  stopCount(k);
  if (isActive(k)) setState(k, { status: 'authenticated', user: k.snapshot.user });
}

/** The warning counts down no more. */
export function stopCount(k: Kernel): void {
  k.stopCount?.();
  k.stopCount = undefined;
}
