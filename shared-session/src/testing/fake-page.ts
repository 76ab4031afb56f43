import type { Page } from '../environment.ts';

/** A page without a browser. */
export interface FakePage extends Page {
  /** Moves the page without telling anybody. */
  go: (path: string) => void;
  /** Tells that the page was hidden or is shown again. */
  changeVisibility: () => void;
  dispatch: (type: string, properties?: object) => void;
  /** How many listeners are attached. */
  listeners: () => number;
  /** Hard navigations so far. */
  replaced: () => string[];
}

/** A page at `startPath`, shown, without any listener. */
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
