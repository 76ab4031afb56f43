import type { Channel } from '../environment.ts';

/** Connects the channels of several tabs. */
export interface ChannelHub {
  /** The channel of one more tab. */
  connect: () => Channel;
  /** Every message that reached a tab. */
  deliveries: () => unknown[];
  /** How many tabs listen. */
  listeners: () => number;
}

/** Channels of one browser: what one tab posts, the others hear at once. */
export function createChannelHub(): ChannelHub {
  const tabs = new Set<Channel>();
  const deliveries: unknown[] = [];
  return {
    connect() {
      const tab: Channel = {
        onmessage: null,
        postMessage(message) {
          if (!tabs.has(tab)) throw new DOMException('Channel is closed', 'InvalidStateError');
          for (const other of [...tabs]) {
            if (other === tab) continue;
            deliveries.push(message);
            other.onmessage?.({ data: structuredCopy(message) } as MessageEvent);
          }
        },
        close: () => void tabs.delete(tab),
      };
      tabs.add(tab);
      return tab;
    },
    deliveries: () => deliveries,
    listeners: () => tabs.size,
  };
}

function structuredCopy(message: unknown): unknown {
  return message === undefined ? undefined : JSON.parse(JSON.stringify(message));
}
