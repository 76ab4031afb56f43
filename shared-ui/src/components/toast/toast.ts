import { loadEngine } from './load-engine.ts';

export interface ToastOptions {
  /** How long it stays, in ms, not counting pauses. @default 3000 */
  durationMs?: number;
}

export type ToastType = 'success' | 'error';

const standardMs = 3000;

/**
 * Short messages at the bottom right (specification, section 2). The library behind them loads with the first one; if
 * that fails, the message is lost and nothing else. The page renders one `ToastRegion`.
 */
export const toast = {
  success: (message: string, options?: ToastOptions): void => show('success', message, options),
  error: (message: string, options?: ToastOptions): void => show('error', message, options),
};

function show(type: ToastType, message: string, { durationMs = standardMs }: ToastOptions = {}): void {
  loadEngine().then(
    (engine) => engine.showToast(type, message, durationMs),
    () => undefined,
  );
}
