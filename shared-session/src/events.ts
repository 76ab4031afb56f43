import { guarded } from './guarded.ts';
import type { Kernel } from './kernel.ts';
import { toastMs } from './limits.ts';
import type { Navigate, SessionEvents, SessionToast } from './types.ts';

/** What listeners can hear; `change` is what `subscribe` listens to. */
export interface KernelEvents extends SessionEvents {
  change: undefined;
}

/** What others leave with a session, by name: listeners of its events, and what else they want it to know. */
export type Guests = { [Name in keyof KernelEvents]: (payload: KernelEvents[Name]) => void } & {
  /** What is no activity while the warning is open. */
  exemption: (event: Event) => boolean;
  router: Navigate;
  /** Wants the session to run; some redirect by themselves, such as the guard of the router. */
  user: { redirects?: boolean };
};

/** Lets somebody in. Returns the way out. */
export function join<Name extends keyof Guests>(
  { guests }: Kernel,
  name: Name,
  guest: Guests[Name],
): () => void {
  const entry = { name, guest };
  guests.add(entry);
  return () => guests.delete(entry);
}

/** Everybody of that name, in the order in which they came. */
export function guestsOf<Name extends keyof Guests>(
  { guests }: Pick<Kernel, 'guests'>,
  name: Name,
): Guests[Name][] {
  return [...guests].filter((entry) => entry.name === name).map(({ guest }) => guest as Guests[Name]);
}

/** Tells listeners; one that throws does not keep the others from hearing. */
export function emit<Name extends keyof KernelEvents>(
  k: Kernel,
  name: Name,
  ...[payload]: KernelEvents[Name] extends undefined ? [] : [KernelEvents[Name]]
): void {
  for (const listener of guestsOf(k, name)) guarded(() => listener(payload as never));
}

export function toast(k: Kernel, message: string, type: SessionToast['type'] = 'error'): void {
  emit(k, 'toast', { message, type, durationMs: toastMs });
}
