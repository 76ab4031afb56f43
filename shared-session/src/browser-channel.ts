import type { Channel } from './environment.ts';
import { channelName } from './keys.ts';
import { guarded } from './guarded.ts';

/** A BroadcastChannel that is open only while somebody listens, so that a stopped session holds nothing. */
export function createBrowserChannel(): Channel {
  let open: BroadcastChannel | undefined;
  return {
    post(message) {
      guarded(() => open?.postMessage(message));
    },
    listen(receive) {
      const channel = guarded(() => new BroadcastChannel(channelName));
      open = channel;
      if (channel) channel.onmessage = ({ data }) => receive(data);
      return () => {
        channel?.close();
        if (open === channel) open = undefined;
      };
    },
  };
}
