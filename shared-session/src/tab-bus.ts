import { guarded } from './guarded.ts';
import type { Kernel } from './kernel.ts';
import { PROTOCOL } from './protocol.ts';
import { asObject } from './safe-json.ts';
import { readSync } from './sync-record.ts';

const types = ['ended', 'login', 'activity', 'warn'] as const;

export type TabMessage = (typeof types)[number];

/** Tells the other tabs to look again. Messages carry no token and no user, and are never answered (R15). */
export function tellTabs(k: Kernel, type: TabMessage): void {
  guarded(() => k.channel?.post({ p: PROTOCOL, type, epoch: readSync(k).epoch, from: k.tabId }));
}

/** Hears the other tabs. Returns the way to stop. */
export function hearTabs({ channel }: Kernel, receive: (type: TabMessage) => void): () => void {
  const stop = guarded(() =>
    channel?.listen((message) => {
      const { p, type, epoch, from } = asObject(message);
      const known = types.find((one) => one === type);
      if (p === PROTOCOL && Number.isFinite(epoch) && typeof from === 'string' && known) receive(known);
    }),
  );
  return () => stop?.();
}
