import { installServers } from 'content-api/testing';
import { ensureLive } from '../../../tools/src/build/ensure-live.ts';
import { shelfOf } from '../../../tools/src/build/publish-app.ts';
import { say } from '../../../tools/src/lib/say.ts';
import { makeCurrentLive } from '../../support/make-current-live.ts';
import { studio } from '../../support/studio.ts';

/** Installs the servers that are missing, and builds the site unless the other suites' studio has it. */
export default async function globalSetup(): Promise<void> {
  const missing = installServers(say, ['postgresql', 'haproxy']);
  if (missing.length > 0)
    throw new Error(
      `These suites need Debian's ${missing.join(' and ')}: apt-get install ${missing.join(' ')}`,
    );
  const cache = installServers(say, ['varnish', 'varnish-modules']);
  if (cache.length > 0)
    say(`!!! No ${cache.join(' and ')} on this machine; the suite behind a cache is skipped.`);
  await makeCurrentLive('host-site', studio.dataDir);
  await ensureLive('host-site', shelfOf('host-site', studio.dataDir));
}
