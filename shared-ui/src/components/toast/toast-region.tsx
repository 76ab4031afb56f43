import { useSyncExternalStore } from 'react';
import { getToastStage, subscribeToStage } from './toast-stage.ts';

export interface ToastRegionProps {
  /** Names the region. @default 'Notifications' */
  label?: string;
}

/** Where toasts appear. One a page; nothing of it loads before the first toast. */
export function ToastRegion({ label = 'Notifications' }: ToastRegionProps) {
  const draw = useSyncExternalStore(subscribeToStage, getToastStage, () => undefined);
  return draw?.(label);
}
