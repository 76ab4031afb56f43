import { useEffect } from 'react';

declare global {
  interface Window {
    /** The inline loader's queue from before hydration: what was pressed, and forms that were sent. Deleted after hydration. */
    __q?: HTMLElement[];
    /** Ends the recording; with `true` the browser does what is in the queue. */
    __off?: (leave?: boolean) => void;
  }
}

/** After hydration, detaches the inline loader and replays queued clicks and submits. */
export function Ready() {
  useEffect(() => {
    window.__off?.();
    const waiting = window.__q ?? [];
    delete window.__q;
    // One task each, in order: the second sees the changes of the first.
    for (const target of waiting) {
      setTimeout(() => {
        if (!target.isConnected) return;
        if (target instanceof HTMLFormElement) target.requestSubmit();
        else target.click();
      });
    }
  }, []);
  return null;
}
