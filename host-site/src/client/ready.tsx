import { useEffect } from 'react';

interface Waiting {
  target: HTMLElement;
  kind: 'click' | 'submit';
}

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
    const waiting = window.__q?.splice(0) ?? [];
    for (const { target, kind } of waiting) {
      if (!target.isConnected) continue;
      if (kind === 'submit' && target instanceof HTMLFormElement) target.requestSubmit();
      else target.click();
    }
  }, []);
  return null;
}
