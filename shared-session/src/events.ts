import { guarded } from './guarded.ts';
import type { Kernel } from './kernel.ts';
import { toastMs } from './limits.ts';
import type { SessionEvents, SessionToast } from './types.ts';

/** What listeners can hear; `change` is what `subscribe` listens to. */
export interface KernelEvents extends SessionEvents {
  change: undefined;
}

/** Listens by name. Returns the way to stop. */
export function listen<Name extends keyof KernelEvents>(
  { listeners }: Kernel,
  name: Name,
  listener: (payload: KernelEvents[Name]) => void,
): () => void {
  const entry = { name, listener };
  listeners.add(entry);
  return () => listeners.delete(entry);
}

/** Tells listeners; one that throws does not keep the others from hearing. */
export function emit<Name extends keyof KernelEvents>(
  { listeners }: Kernel,
  name: Name,
  ...[payload]: KernelEvents[Name] extends undefined ? [] : [KernelEvents[Name]]
): void {
  for (const entry of [...listeners])
    if (entry.name === name) guarded(() => entry.listener(payload as never));
}

export function toast(k: Kernel, message: string, type: SessionToast['type'] = 'error'): void {
  k.toasts += 1;
  emit(k, 'toast', { id: `session-${k.toasts}`, message, type, durationMs: toastMs });
}
