import path from 'node:path';
import { installServers, serverNames } from 'content-api/testing';
import { minutes } from '../lib/durations.ts';
import { cacheDir, root } from '../lib/paths.ts';
import { complain, say } from '../lib/say.ts';
import { checkSuite } from './check-suite.ts';
import { cores } from './cores.ts';
import { requireBrowser, requireFirefox } from './find-browser.ts';
import { freshPort, heldPorts } from './ports.ts';
import type { Suite } from './suite.ts';

/** Names that suites need others by. */
export const browserIsThere = 'a browser is there';
export const productionBuild = 'production build';
const firefoxIsThere = 'Firefox is there';
export const serversAreThere = 'servers are there';
export const portsAreFree = 'ports are free';

/**
 * Finds the programs that the suites need, or installs them where that is allowed: before all others, and alone.
 *
 * @param isAll whether Firefox is needed too, which only whole runs use
 */
export function prerequisites(isAll = false): Suite[] {
  return [
    {
      name: browserIsThere,
      cores,
      run: async () => suiteResult((await requireBrowser()) !== undefined),
    },
    { name: serversAreThere, cores, run: requireServers },
    { name: portsAreFree, cores, run: requirePorts },
    ...(isAll ? [{ name: firefoxIsThere, cores, run: async () => suiteResult(await requireFirefox()) }] : []),
  ];
}

function suiteResult(isThere: boolean) {
  return isThere ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, note: 'none found' };
}

/** Without them suites are skipped or run on a substitute, which is no proof. */
function requireServers() {
  const missing = installServers(say, serverNames);
  if (missing.length > 0)
    complain(
      `Some suites need servers that are not on this machine (Debian, Ubuntu: \`sudo apt-get install ${missing.join(' ')}\`).`,
    );
  return Promise.resolve({
    passed: serverNames.length - missing.length,
    failed: missing.length,
    note: missing.length > 0 ? `missing: ${missing.join(', ')}` : '',
  });
}

/** A suite on a port of another program would test that one. */
async function requirePorts() {
  const taken = await heldPorts();
  return {
    passed: taken.length === 0 ? 1 : 0,
    failed: taken.length,
    failures: taken.map(({ port, holder }) => ({
      test: `port ${port}`,
      error: `Port ${port} is held by ${holder ?? 'another program'}. Others are taken with E2E_PORT=${freshPort} npm test.`,
    })),
  };
}

/** Both apps, built once: every suite takes them from where the program keeps its builds. */
export function buildSuite(): Suite {
  const step = {
    command: process.execPath,
    args: [path.join(root, 'tools/src/commands/build.ts')],
    env: { DATA_DIR: path.join(cacheDir, 'e2e/data') },
    timeoutMs: minutes(10),
  };
  return { ...checkSuite(productionBuild, step, 'npm run build'), cores };
}
