import { installServers } from 'content-api/testing';
import { say } from '../../../tools/src/lib/say.ts';

/** Installs what the compose file and the guide of docs/operating.md run beside the program. */
export default function globalSetup(): void {
  const missing = installServers(say, ['postgresql', 'haproxy', 'nginx', 'nftables']);
  if (missing.length > 0)
    say(
      `!!! No ${missing.join(' and ')} on this machine; what the compose file and the guide run of it is not tried.`,
    );
}
