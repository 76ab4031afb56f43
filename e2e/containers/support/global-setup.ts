import { installServers } from 'content-api/testing';
import { say } from '../../../tools/src/lib/say.ts';

/** Installs what the compose file runs beside the program. */
export default function globalSetup(): void {
  const missing = installServers(say, ['postgresql', 'haproxy']);
  if (missing.length > 0)
    say(
      `!!! No ${missing.join(' and ')} on this machine; what compose.postgres.yaml runs of it is not tried.`,
    );
}
