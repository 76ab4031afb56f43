import { useToastStage } from './toast.ts';

export interface ToastRegionProps {
  /** Names the region. @default 'Notifications' */
  label?: string;
}

/** Container of toasts, one per page. Its code loads with the first toast. */
export function ToastRegion({ label = 'Notifications' }: ToastRegionProps) {
  const stage = useToastStage();
  return stage && <stage.ToastStage label={label} />;
}
