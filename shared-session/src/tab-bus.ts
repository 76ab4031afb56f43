import { guarded } from './guarded.ts';
import type { Kernel } from './kernel.ts';
import { PROTOCOL } from './protocol.ts';
import { asObject } from './safe-json.ts';
import { readSync } from './sync-record.ts';

export type TabMessage = 'ended' | 'login' | 'activity' | 'warn';

// Protocol 1, a known type, and the fields that every message has.
const wellFormed = /^1,(ended|login|activity|warn),number,string$/;

/** Tells the other tabs to look again. Messages carry no token and no user, and are never answered (R15). */
export function tellTabs(k: Kernel, type: TabMessage): void {
  guarded(() => k.bus?.postMessage({ p: PROTOCOL, type, epoch: readSync(k).epoch, from: k.tabId }));
}

/** Hears the other tabs. Returns the way to stop. */
export function hearTabs(k: Kernel, receive: (type: TabMessage) => void): () => void {
  const bus = (k.bus = guarded(k.channel));
  if (bus)
    bus.onmessage = ({ data }) => {
      const { p, type, epoch, from } = asObject(data);
      if (wellFormed.test([p, type, typeof epoch, typeof from].join())) receive(type as TabMessage);
    };
  return () => bus?.close();
}
