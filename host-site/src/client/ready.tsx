import { useEffect } from 'react';

type Waiting = { target: HTMLElement; kind: 'click' } | { target: HTMLFormElement; kind: 'submit' };

declare global {
  interface Window {
    /** Left by the inline loader: clicks on buttons and submissions made before the scripts ran. */
    __q?: Waiting[];
    __off?: () => void;
  }
}

/** Once the page answers by itself: lets the loader go and does what the visitor asked for before. */
export function Ready() {
  useEffect(() => {
    window.__off?.();
    // Each in a task of its own, as they came: the second finds what the first has changed.
    for (const { target, kind } of window.__q?.splice(0) ?? []) {
      setTimeout(() => {
        if (!target.isConnected) return;
        if (kind === 'submit') target.requestSubmit();
        else target.click();
      });
    }
  }, []);
  return null;
}
