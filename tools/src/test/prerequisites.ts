import { installServers, serverNames } from 'content-api/testing';
import { apps } from '../build/app-sources.ts';
import { ensureBuilt } from '../build/publish-app.ts';
import { complain, say } from '../lib/say.ts';
import { cores } from './cores.ts';
import { requireBrowser } from './find-browser.ts';
import type { Suite } from './suite.ts';

/** Names that suites need others by. */
export const browserIsThere = 'a browser is there';
export const productionBuild = 'production build';

/** Finds what the suites run beside the program, or installs it where that is allowed: before all others, and alone. */
export function prerequisites(): Suite[] {
  return [
    {
      name: browserIsThere,
      cores,
      run: async () =>
        (await requireBrowser()) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, note: 'none found' },
    },
    { name: 'servers are there', cores, run: requireServers },
  ];
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

/** Both apps, built once: every suite takes them from where the program keeps its builds. */
export function buildSuite(): Suite {
  return {
    name: productionBuild,
    async run() {
      for (const app of apps) await ensureBuilt(app);
      return { passed: apps.length, failed: 0 };
    },
  };
}
