import { installServers } from 'content-api/testing';
import { ensureLive } from '../../../tools/src/build/ensure-live.ts';
import { shelfOf } from '../../../tools/src/build/publish-app.ts';
import { say } from '../../../tools/src/lib/say.ts';
import { studio } from '../../support/studio.ts';

/** Installs the servers that are missing, and builds the site unless the other suites' studio has it. */
export default async function globalSetup(): Promise<void> {
  const missing = installServers(say).filter((name) => name !== 'pgbouncer');
  if (missing.length > 0)
    throw new Error(
      `These suites need Debian's ${missing.join(' and ')}: apt-get install ${missing.join(' ')}`,
    );
  await ensureLive('host-site', shelfOf('host-site', studio.dataDir));
}
