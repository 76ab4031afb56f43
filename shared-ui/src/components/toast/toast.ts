export interface ToastOptions {
  /** How long it stays, in ms. @default 3000 */
  durationMs?: number;
}

type Kind = 'success' | 'error';
interface Toast extends Required<ToastOptions> {
  id: number;
  kind: Kind;
  message: string;
}

const defaultDurationMs = 3000;
const listeners = new Set<(toast: Toast) => void>();
const waiting: Toast[] = [];
let lastId = 0;

/** The one door to toasts, for the site and the console alike. A message said before the region is there waits for it. */
export const toast = {
  success: (message: string, options?: ToastOptions) => say('success', message, options),
  error: (message: string, options?: ToastOptions) => say('error', message, options),
};

/** For the region: hears every toast, those that waited first. */
export function onToast(listener: (toast: Toast) => void): () => void {
  listeners.add(listener);
  for (const said of waiting.splice(0)) listener(said);
  return () => listeners.delete(listener);
}

export type { Toast };

function say(kind: Kind, message: string, { durationMs = defaultDurationMs }: ToastOptions = {}): void {
  const said = { id: ++lastId, kind, message, durationMs };
  if (listeners.size === 0) waiting.push(said);
  else for (const listener of listeners) listener(said);
}
