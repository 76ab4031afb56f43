import { createContext, use, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { AlertDialog, Button } from 'shared-ui';
import { useDropGuard } from './use-drop-guard.ts';

/** Unsaved work. */
export interface Unsaved {
  /** Called when the user leaves without it. */
  discard: () => unknown;
  /** Called when the user leaves and keeps the input for later. @default it cannot be kept */
  keep?: () => unknown;
  /** Whether it is there after a reload. @default it is not */
  isKept?: () => boolean;
}

interface Guard {
  /** Leaves at once, or after the user has decided about unsaved changes. */
  leave: (go: () => void) => void;
  /** Keeps the user here. Returns the way to stop. */
  block: (unsaved: Unsaved) => () => void;
  isBlocked: () => boolean;
}

const GuardContext = createContext<Guard | undefined>(undefined);

/** Asks before unsaved work is left, by whatever way: a link, the browser's back button, a reload; a dropped file leaves nothing. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const [blockers] = useState(() => new Set<Unsaved>());
  const [pending, setPending] = useState<() => void>();
  const isLeaving = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const guard = useMemo<Guard>(
    () => ({
      leave(go) {
        if (blockers.size === 0) go();
        else if (!isLeaving.current) setPending(() => go);
      },
      block(unsaved) {
        blockers.add(unsaved);
        return () => blockers.delete(unsaved);
      },
      isBlocked: () => blockers.size > 0,
    }),
    [blockers],
  );
  useBackButton(guard);
  useUnloadWarning(blockers);
  useDropGuard();

  const mayKeep = pending !== undefined && [...blockers].every(({ keep }) => keep);

  async function go(settle: (unsaved: Unsaved) => unknown): Promise<void> {
    if (isLeaving.current) return;
    isLeaving.current = true;
    setBusy(true);
    // The question stays, over the form, until the last call about it is answered.
    try {
      for (const unsaved of [...blockers]) await settle(unsaved);
    } finally {
      isLeaving.current = false;
      setBusy(false);
      setPending(undefined);
    }
    blockers.clear();
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
        busy={isBusy}
        onCancel={() => !isLeaving.current && setPending(undefined)}
        onConfirm={() => void go(({ discard }) => discard())}
        otherAction={
          mayKeep && (
            <Button variant="secondary" disabled={isBusy} onClick={() => void go(({ keep }) => keep?.())}>
              Keep draft
            </Button>
          )
        }
      >
        {mayKeep
          ? 'Keep what you changed as a draft, which is not public, or discard it.'
          : 'What you changed here has not been saved.'}
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
export function useBlockLeaving(isDirty: boolean, unsaved: Unsaved): void {
  const { block } = useLeaveGuard();
  const latest = useRef(unsaved);
  const mayKeep = unsaved.keep !== undefined;
  useEffect(() => {
    latest.current = unsaved;
  });
  useEffect(() => {
    if (!isDirty) return undefined;
    return block({
      discard: () => latest.current.discard(),
      ...(mayKeep && { keep: () => latest.current.keep?.() }),
      isKept: () => latest.current.isKept?.() ?? false,
    });
  }, [isDirty, mayKeep, block]);
}

/**
 * Cancels back and forward navigation through the Navigation API: `popstate` is too late, the router has already
 * navigated. Browsers without that API, and a second attempt without user activation in between (not cancelable), leave
 * without a question; the draft is kept.
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

function useUnloadWarning(blockers: ReadonlySet<Unsaved>): void {
  useEffect(() => {
    function onBeforeUnload(event: BeforeUnloadEvent): void {
      if ([...blockers].some(({ isKept }) => !isKept?.())) event.preventDefault();
    }
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [blockers]);
}
