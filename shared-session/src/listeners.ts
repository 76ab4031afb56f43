import { attempt } from './attempt.ts';
import type { Navigate } from './environment.ts';
import { toastMs } from './limits.ts';
import type { TabMessage } from './state.ts';
import type { SessionEvents, SessionToast } from './types.ts';

/** Events between the parts of a session. */
interface OwnEvents {
  /** The snapshot changed, or another second of the countdown passed. */
  change: () => void;
  /** The user must be checked with the server. */
  check: () => unknown;
  /** The other tabs must be notified. */
  message: (message: { type: TabMessage; epoch: number }) => void;
}

/** Functions and options that are registered with a session, by name. */
type Registered = OwnEvents & {
  [Name in keyof SessionEvents]: (payload: SessionEvents[Name]) => void;
} & {
  /** Whether an event is no activity while the warning is open. */
  exempt: (event: Event) => boolean;
  navigate: Navigate;
  /** Options of a caller of `start`. */
  start: { redirects?: boolean };
};

export interface Listeners {
  /** Returns the function that unregisters. */
  on: <Name extends keyof Registered>(name: Name, entry: Registered[Name]) => () => void;
  /** All entries of a name, in order of registration. */
  listeners: <Name extends keyof Registered>(name: Name) => Registered[Name][];
  /** Calls every listener of an event, also after one of them threw. */
  emit: <Name extends keyof OwnEvents | keyof SessionEvents>(
    name: Name,
    payload?: Parameters<Registered[Name]>[0],
  ) => void;
  toast: (message: string, type?: SessionToast['type']) => void;
}

export function createListeners(): Listeners {
  const entries = new Set<[name: string, entry: unknown]>();

  function listeners<Name extends keyof Registered>(name: Name): Registered[Name][] {
    return [...entries].filter(([other]) => other === name).map(([, entry]) => entry as Registered[Name]);
  }

  function emit(name: keyof OwnEvents | keyof SessionEvents, payload?: unknown): void {
    for (const listener of listeners(name)) attempt(() => listener(payload as never));
  }

  return {
    on(name, entry) {
      const added: [string, unknown] = [name, entry];
      entries.add(added);
      return () => entries.delete(added);
    },
    listeners,
    emit,
    toast: (message, type = 'error') => emit('toast', { message, type, durationMs: toastMs }),
  };
}
