import { useSyncExternalStore } from 'react';
import type * as Stage from './toast-stage.tsx';

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

/** A live region announces only what is added after assistive technology has noticed the region itself. */
const settleMs = 100;

/**
 * Short messages at the bottom right (specification, section 3.5). The library behind them loads with the first one; if
 * that fails, the message is lost and nothing else. The page renders one `ToastRegion`.
 */
export const toast = {
  success: (message: string, options?: ToastOptions): void => show('success', message, options),
  error: (message: string, options?: ToastOptions): void => show('error', message, options),
};

let stage: typeof Stage | undefined;
let loading: Promise<typeof Stage> | undefined;
const listeners = new Set<() => void>();

function show(type: Stage.ToastType, message: string, { durationMs, action }: ToastOptions = {}): void {
  loading ??= load();
  loading.then(
    ({ showToast }) =>
      showToast({ type, message, durationMs: durationMs ?? (action ? 10_000 : 3000), action }),
    // The next toast tries again.
    () => (loading = undefined),
  );
}

async function load(): Promise<typeof Stage> {
  stage = await import('./toast-stage.tsx');
  for (const listener of listeners) listener();
  await new Promise((resolve) => setTimeout(resolve, settleMs));
  return stage;
}

/** What draws the toasts; undefined until the first one has loaded it. */
export function useToastStage(): typeof Stage | undefined {
  return useSyncExternalStore(
    subscribe,
    () => stage,
    () => undefined,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
