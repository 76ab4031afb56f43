import type { Environment } from './environment.ts';
import type { Listeners } from './listeners.ts';
import type { SafeStores } from './safe-stores.ts';
import type { StateEvent } from './state.ts';
import type { SessionSnapshot, StoredSession } from './types.ts';

/** One running session, as its functions use it. */
export interface Runner extends Environment, Listeners {
  stores: SafeStores;
  getSnapshot: () => SessionSnapshot;
  /** Observes clock and stores, changes the state and runs the effects. Returns the session that is stored then. */
  dispatch: (event?: StateEvent) => StoredSession | undefined;
}
