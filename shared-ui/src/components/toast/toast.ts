import { openToastRegion } from './toast-signal.ts';

export interface ToastOptions {
  /** How long it stays, in ms, not counting pauses. @default 3000 */
  durationMs?: number;
}

export type ToastType = 'success' | 'error';

const standardMs = 3000;

/**
 * Short messages at the bottom right (specification, section 2). The library behind them loads with the first one.
 * The page renders one `ToastRegion`.
 */
export const toast = {
  success: (message: string, options?: ToastOptions): void => void show('success', message, options),
  error: (message: string, options?: ToastOptions): void => void show('error', message, options),
};

async function show(type: ToastType, message: string, { durationMs = standardMs }: ToastOptions = {}) {
  openToastRegion();
  const { showToast } = await import('./toast-engine.tsx');
  showToast(type, message, durationMs);
}
