import type { Page } from '../environment.ts';

/** A page without a browser. */
export interface FakePage extends Page {
  /** Changes the address without an event. */
  go: (path: string) => void;
  /** Dispatches `visibilitychange`. */
  changeVisibility: () => void;
  dispatch: (type: string, properties?: object) => void;
  /** Number of attached listeners. */
  listeners: () => number;
  /** Hard navigations so far. */
  replaced: () => string[];
}

/** A visible page at `startPath` without listeners. */
export function createFakePage(startPath = '/admin'): FakePage {
  const listeners = new Set<{ type: string; listener: (event: Event) => void }>();
  const replaced: string[] = [];
  let path = startPath;
  function dispatch(type: string, properties: object = {}): void {
    const event = { type, target: null, ...properties } as unknown as Event;
    for (const entry of [...listeners]) {
      if (entry.type === type) entry.listener(event);
    }
  }
  return {
    origin: 'https://studio.test',
    address: () => path,
    go(next) {
      path = next;
    },
    replace(next) {
      replaced.push(next);
      path = next;
    },
    changeVisibility: () => dispatch('visibilitychange'),
    listen(type, listener) {
      const entry = { type, listener };
      listeners.add(entry);
      return () => listeners.delete(entry);
    },
    dispatch,
    listeners: () => listeners.size,
    replaced: () => replaced,
  };
}
