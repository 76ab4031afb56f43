import { createContext, use, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { AlertDialog } from 'shared-ui';

interface Guard {
  /** Goes at once, or once the user has agreed to lose what is not saved. */
  leave: (go: () => void) => void;
  /** Keeps the user here; `discard` is called if they leave all the same. Returns the way to stop. */
  block: (discard: () => void) => () => void;
  isBlocked: () => boolean;
}

const GuardContext = createContext<Guard | undefined>(undefined);

/** Asks before unsaved work is left, by whatever way: a link, the browser's back button, a reload. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const [blockers] = useState(() => new Set<() => void>());
  const [pending, setPending] = useState<() => void>();
  const guard = useMemo<Guard>(
    () => ({
      leave(go) {
        if (blockers.size === 0) go();
        else setPending(() => go);
      },
      block(discard) {
        blockers.add(discard);
        return () => blockers.delete(discard);
      },
      isBlocked: () => blockers.size > 0,
    }),
    [blockers],
  );
  useBackButton(guard);
  useUnloadWarning(blockers);

  function discard() {
    for (const forget of [...blockers]) forget();
    blockers.clear();
    setPending(undefined);
    pending?.();
  }

  return (
    <GuardContext value={guard}>
      {children}
      <AlertDialog
        open={pending !== undefined}
        title="Discard unsaved changes?"
        cancelLabel="Keep editing"
        confirmLabel="Discard changes"
        onCancel={() => setPending(undefined)}
        onConfirm={discard}
      >
        What you changed here has not been saved.
      </AlertDialog>
    </GuardContext>
  );
}

/** The guard of the console. */
export function useLeaveGuard(): Guard {
  const guard = use(GuardContext);
  if (!guard) throw new Error('useLeaveGuard() needs LeaveGuard around it.');
  return guard;
}

/** Warns before the screen is left while `isDirty`. */
export function useBlockLeaving(isDirty: boolean, discard: () => void): void {
  const { block } = useLeaveGuard();
  const latest = useRef(discard);
  useEffect(() => {
    latest.current = discard;
  });
  useEffect(() => (isDirty ? block(() => latest.current()) : undefined), [isDirty, block]);
}

/**
 * Once the browser has gone back the router has followed, so the way back is stopped before. A browser without this door,
 * or one that is asked twice in a row without a touch of the page in between, lets go; the draft stays.
 */
function useBackButton(guard: Guard): void {
  useEffect(() => {
    if (!('navigation' in window)) return;
    const { navigation } = window;
    function onNavigate(event: NavigateEvent): void {
      if (event.navigationType !== 'traverse' || !event.cancelable || !guard.isBlocked()) return;
      event.preventDefault();
      const { key } = event.destination;
      guard.leave(() => void navigation.traverseTo(key));
    }
    navigation.addEventListener('navigate', onNavigate);
    return () => navigation.removeEventListener('navigate', onNavigate);
  }, [guard]);
}

function useUnloadWarning(blockers: ReadonlySet<unknown>): void {
  useEffect(() => {
    function onBeforeUnload(event: BeforeUnloadEvent): void {
      if (blockers.size > 0) event.preventDefault();
    }
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [blockers]);
}
