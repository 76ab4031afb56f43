import { createContext, use, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { AlertDialog } from 'shared-ui';

interface Guard {
  /** Goes at once, or once the user has agreed to lose what is not saved. */
  leave: (go: () => void) => void;
  /** Keeps the user here; `discard` is called if they leave all the same. Returns the way to stop. */
  block: (discard: () => void) => () => void;
}

const GuardContext = createContext<Guard | undefined>(undefined);

/** Asks before unsaved work is left, by whatever way: a link, the browser's back button, a reload. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const [blockers] = useState(() => new Set<() => void>());
  const [pending, setPending] = useState<() => void>();
  const blockedAt = useRef(0);
  const guard = useMemo<Guard>(
    () => ({
      leave(go) {
        if (blockers.size === 0) go();
        else setPending(() => go);
      },
      block(discard) {
        blockers.add(discard);
        blockedAt.current = historyIndex();
        return () => blockers.delete(discard);
      },
    }),
    [blockers],
  );
  useBackButton(guard, blockers, blockedAt);
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

/** The router has no say before the browser goes back, so the way back is undone and asked about. */
function useBackButton(guard: Guard, blockers: ReadonlySet<unknown>, blockedAt: RefObject<number>): void {
  useEffect(() => {
    let ignored = 0;
    function onPopState(event: PopStateEvent): void {
      const steps = historyIndex() - blockedAt.current;
      if (ignored > 0) {
        ignored -= 1;
        if (steps === 0) event.stopImmediatePropagation();
        return;
      }
      if (blockers.size === 0 || steps === 0) return;
      event.stopImmediatePropagation();
      ignored += 1;
      window.history.go(-steps);
      guard.leave(() => window.history.go(steps));
    }
    // Before the router's own listener.
    window.addEventListener('popstate', onPopState, { capture: true });
    return () => window.removeEventListener('popstate', onPopState, { capture: true });
  }, [guard, blockers, blockedAt]);
}

function historyIndex(): number {
  const state: unknown = window.history.state;
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0;
  return typeof index === 'number' ? index : 0;
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
