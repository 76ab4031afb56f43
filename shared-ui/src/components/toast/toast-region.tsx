import { useSyncExternalStore } from 'react';
import { getToastStage, subscribeToStage } from './toast-stage.ts';

export interface ToastRegionProps {
  /** Names the region. @default 'Notifications' */
  label?: string;
}

/** Container of toasts, one per page. Its code loads with the first toast. */
export function ToastRegion({ label = 'Notifications' }: ToastRegionProps) {
  const draw = useSyncExternalStore(subscribeToStage, getToastStage, () => undefined);
  return draw?.(label);
}
