import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isRegionNeeded, subscribeToSignal } from './toast-signal.ts';

export interface ToastRegionProps {
  /** Names the region. @default 'Notifications' */
  label?: string;
}

const Engine = lazy(async () => ({ default: (await import('./toast-engine.tsx')).ToastStage }));

/** Where toasts appear. One a page; nothing of it loads before the first toast. */
export function ToastRegion({ label = 'Notifications' }: ToastRegionProps) {
  const isNeeded = useSyncExternalStore(subscribeToSignal, isRegionNeeded, () => false);
  return isNeeded ? (
    <Suspense>
      <Engine label={label} />
    </Suspense>
  ) : null;
}
