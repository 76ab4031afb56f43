import { loadEngine } from './load-engine.ts';

/** A button in a toast. Pressing it closes the toast. */
export interface ToastAction {
  label: string;
  onPress: () => void;
}

export interface ToastOptions {
  /** Duration in ms without pauses. @default 3000, with an action 10,000 */
  durationMs?: number;
  action?: ToastAction;
}

export type ToastType = 'success' | 'error';

const standardMs = 3000;
const actionMs = 10_000;

/**
 * Short messages at the bottom right (specification, section 2). The library behind them loads with the first one; if
 * that fails, the message is lost and nothing else. The page renders one `ToastRegion`.
 */
export const toast = {
  success: (message: string, options?: ToastOptions): void => show('success', message, options),
  error: (message: string, options?: ToastOptions): void => show('error', message, options),
};

function show(type: ToastType, message: string, { durationMs, action }: ToastOptions = {}): void {
  const stayMs = durationMs ?? (action ? actionMs : standardMs);
  loadEngine().then(
    (engine) => engine.showToast({ type, message, durationMs: stayMs, action }),
    () => undefined,
  );
}
