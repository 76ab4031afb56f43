import { watchActivity } from './activity.ts';
import { recordKey, userKey } from './keys.ts';
import { checkEveryMs } from './limits.ts';
import { offlineMessage, onlineMessage } from './messages.ts';
import type { Runner } from './runner-types.ts';
import { openTabChannel } from './tab-channel.ts';
import type { UserCheck } from './check-user.ts';

/** Starts timers and listeners, and confirms a stored session with the server. Returns the function that stops it all. */
export function start(runner: Runner, check: UserCheck): () => void {
  const { clock, dispatch, emit, getSnapshot, page, on, toast } = runner;
  let stopCountdown: (() => void) | undefined;

  /** The page may have slept, or is about to leave. */
  function tick(): void {
    dispatch({ type: 'tick' });
  }

  /** Another tab changed the stores. */
  function sync(): void {
    dispatch({ type: 'sync' });
  }

  /** The page was frozen or in the back-forward cache, or the network came back. */
  function comeBack(): void {
    tick();
    void check(!!getSnapshot().user);
  }

  function countDown(): void {
    stopCountdown?.();
    if (getSnapshot().status === 'warning')
      stopCountdown = clock.after(1000, () => {
        sync();
        emit('change');
      });
  }

  const listeners: Record<string, (event: Event) => void> = {
    visibilitychange: tick,
    resume: comeBack,
    pageshow: (event) => ((event as PageTransitionEvent).persisted ? comeBack() : tick()),
    focus: tick,
    pagehide: tick,
    online() {
      if (getSnapshot().user) toast(onlineMessage, 'success');
      comeBack();
    },
    offline() {
      if (getSnapshot().user) toast(offlineMessage);
    },
    storage(event) {
      // Record and user are written before the token: on their own they mean nothing yet.
      if (![recordKey, userKey].includes((event as StorageEvent).key!)) sync();
    },
  };

  const stops = [
    on('change', countDown),
    clock.every(checkEveryMs, tick),
    openTabChannel(runner, (type) => dispatch({ type: type === 'activity' ? 'heard' : 'sync' })),
    ...watchActivity(runner, () => dispatch({ type: 'activity' })),
    ...Object.entries(listeners).map(([type, listener]) => page.listen(type, listener)),
  ];
  dispatch({ type: 'start' });
  void check();
  return () => {
    tick();
    stops.forEach((stop) => stop());
    stopCountdown?.();
  };
}
