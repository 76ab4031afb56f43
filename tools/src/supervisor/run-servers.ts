import path from 'node:path';
import { complain, say } from '../lib/say.ts';
import type { Settings } from '../settings.ts';
import { firstAdminLine } from './first-admin-line.ts';
import { openLogFile } from './log-file.ts';
import { shownLine } from './shown-line.ts';
import { supervise } from './supervise.ts';
import type { ServerSpec } from './supervise.ts';

export interface RunningServers {
  /** Resolves when all of them answer; rejects when one cannot be started. */
  ready: Promise<void>;
  /** Ends all of them. May be called again. */
  stop: () => Promise<void>;
}

/** Runs the servers with their logs in `DATA_DIR/logs`; the terminal sees what matters. */
export function runServers(specs: ServerSpec[], settings: Settings): RunningServers {
  let stopped: Promise<void> | undefined;
  const servers = specs.map((spec) => {
    const log = openLogFile(path.join(settings.dataDir, 'logs', `${spec.name}.log`));
    const server = supervise({
      spec,
      onEvent: complain,
      onLine(line) {
        const welcome = firstAdminLine(line, settings.siteUrl);
        if (welcome) return say(welcome);
        log.write(line);
        const shown = shownLine(spec.name, line, settings.logLevel ?? 'warn');
        if (shown) complain(shown);
      },
    });
    return { server, log };
  });

  async function stop(): Promise<void> {
    // The site first, so that it never sees its API go.
    for (const { server, log } of servers.toReversed()) {
      await server.stop();
      await log.close();
    }
  }

  return {
    ready: Promise.all(servers.map(({ server }) => server.ready)).then(() => undefined),
    stop: () => (stopped ??= stop()),
  };
}
