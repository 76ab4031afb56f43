import type { Page } from '../environment.ts';

/** A page without a browser. */
export interface FakePage extends Page {
  /** Moves the page without telling anybody. */
  go: (path: string) => void;
  /** Hides or shows the page and tells its listeners. */
  setHidden: (isHidden: boolean) => void;
  dispatch: (target: 'window' | 'document', type: string, properties?: object) => void;
  /** How many listeners are attached. */
  listeners: () => number;
  /** Hard navigations so far. */
  replaced: () => string[];
}

/** A page at `startPath`, shown, without any listener. */
export function createFakePage(startPath = '/admin'): FakePage {
  const listeners = new Set<{ target: string; type: string; listener: (event: Event) => void }>();
  const replaced: string[] = [];
  let path = startPath;
  let isHidden = false;
  function dispatch(target: 'window' | 'document', type: string, properties: object = {}): void {
    const event = { type, target: null, ...properties } as unknown as Event;
    for (const entry of [...listeners]) {
      if (entry.target === target && entry.type === type) entry.listener(event);
    }
  }
  return {
    origin: 'https://studio.test',
    path: () => path,
    go(next) {
      path = next;
    },
    replace(next) {
      replaced.push(next);
      path = next;
    },
    isHidden: () => isHidden,
    setHidden(next) {
      isHidden = next;
      dispatch('document', 'visibilitychange');
    },
    listen(target, type, listener) {
      const entry = { target, type, listener };
      listeners.add(entry);
      return () => listeners.delete(entry);
    },
    dispatch,
    listeners: () => listeners.size,
    replaced: () => replaced,
  };
}
