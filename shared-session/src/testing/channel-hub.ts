import type { Channel } from '../environment.ts';

/** Connects the channels of several tabs. */
export interface ChannelHub {
  connect: () => Channel;
  /** Every message that reached a tab. */
  deliveries: () => unknown[];
  /** How many tabs listen. */
  listeners: () => number;
}

/** Channels of one browser: what one tab posts, the others hear at once. */
export function createChannelHub(): ChannelHub {
  const tabs = new Map<object, (message: unknown) => void>();
  const deliveries: unknown[] = [];
  return {
    connect() {
      const tab = {};
      return {
        post(message) {
          for (const [other, receive] of [...tabs]) {
            if (other === tab) continue;
            deliveries.push(message);
            receive(structuredCopy(message));
          }
        },
        listen(receive) {
          tabs.set(tab, receive);
          return () => tabs.delete(tab);
        },
      };
    },
    deliveries: () => deliveries,
    listeners: () => tabs.size,
  };
}

function structuredCopy(message: unknown): unknown {
  return message === undefined ? undefined : JSON.parse(JSON.stringify(message));
}
