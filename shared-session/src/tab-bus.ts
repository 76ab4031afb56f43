import type { Channel } from './environment.ts';
import { guarded } from './guarded.ts';
import { PROTOCOL } from './protocol.ts';
import { asObject } from './safe-json.ts';

export type TabMessage = 'ended' | 'login' | 'activity' | 'warn';

export interface TabBus {
  post: (type: TabMessage) => void;
  listen: () => () => void;
}

interface TabBusOptions {
  channel: Channel | undefined;
  epoch: () => number;
  receive: (type: TabMessage) => void;
}

/** Tells the other tabs to look again. Messages carry no token and no user, and are never answered (R15). */
export function createTabBus({ channel, epoch, receive }: TabBusOptions): TabBus {
  const from = Math.random().toString(36).slice(2);
  return {
    post(type) {
      guarded(() => channel?.post({ p: PROTOCOL, type, epoch: epoch(), from }));
    },
    listen() {
      const stop = guarded(() =>
        channel?.listen((message) => {
          const { p, type, epoch: theirs, from: sender } = asObject(message) ?? {};
          if (p !== PROTOCOL || !Number.isFinite(theirs) || typeof sender !== 'string' || sender === from)
            return;
          if (isTabMessage(type)) receive(type);
        }),
      );
      return () => stop?.();
    },
  };
}

function isTabMessage(type: unknown): type is TabMessage {
  return type === 'ended' || type === 'login' || type === 'activity' || type === 'warn';
}
