import { useEffect } from 'react';

type Waiting = { target: HTMLElement; kind: 'click' } | { target: HTMLFormElement; kind: 'submit' };

declare global {
  interface Window {
    /** The inline loader's queue of clicks on buttons and submits from before hydration. Deleted after hydration. */
    __q?: Waiting[];
    __off?: () => void;
  }
}

/** After hydration, detaches the inline loader and replays queued clicks and submits. */
export function Ready() {
  useEffect(() => {
    window.__off?.();
    const waiting = window.__q ?? [];
    delete window.__q;
    // One task each, in order: the second sees the changes of the first.
    for (const { target, kind } of waiting) {
      setTimeout(() => {
        if (!target.isConnected) return;
        if (kind === 'submit') target.requestSubmit();
        else target.click();
      });
    }
  }, []);
  return null;
}
