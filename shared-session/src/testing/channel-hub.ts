import type { Channel } from '../environment.ts';

/** Connects the channels of several tabs. */
export interface ChannelHub {
  /** Opens a channel for another tab. */
  connect: () => Channel;
  /** Every message that reached a tab. */
  deliveries: () => unknown[];
  /** Number of open channels. */
  listeners: () => number;
}

/** Channels of one browser. Messages of one tab reach the others synchronously. */
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
