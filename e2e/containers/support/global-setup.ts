import { installServers } from 'content-api/testing';
import { say } from '../../../tools/src/lib/say.ts';

/** Installs what checks the balancer's settings. */
export default function globalSetup(): void {
  const missing = installServers(say, ['haproxy']);
  if (missing.length > 0)
    say('!!! No HAProxy on this machine; its settings in compose.postgres.yaml are not checked.');
}
