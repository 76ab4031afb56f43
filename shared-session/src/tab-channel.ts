import { attempt } from './attempt.ts';
import { PROTOCOL } from './protocol.ts';
import type { Runner } from './runner-types.ts';
import { asObject } from './safe-json.ts';
import type { TabMessage } from './state.ts';

// Protocol 1, a known type, and the fields that every message has.
const wellFormed = /^1,(ended|login|activity|warn),number,string$/;

/** Exchanges messages with the other tabs. They carry no token and no user, and are never answered. Returns the stop. */
export function openTabChannel(runner: Runner, receive: (type: TabMessage) => void): () => void {
  const from = String(Math.random());
  const channel = attempt(runner.channel);
  if (channel)
    channel.onmessage = ({ data }) => {
      const { p, type, epoch, from: sender } = asObject(data);
      if (wellFormed.test([p, type, typeof epoch, typeof sender].join())) receive(type as TabMessage);
    };
  const unregister = runner.on('message', (message) =>
    channel?.postMessage({ p: PROTOCOL, from, ...message }),
  );
  return () => {
    unregister();
    channel?.close();
  };
}
