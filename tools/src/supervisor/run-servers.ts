import path from 'node:path';
import { complain, say } from '../lib/say.ts';
import type { Settings } from '../settings.ts';
import { firstAdminLine } from './first-admin-line.ts';
import { openLogFile } from './log-file.ts';
import type { LogFile } from './log-file.ts';
import { formatLogLine } from './format-log-line.ts';
import type { ServerSpec } from './server-process.ts';
import { supervise } from './supervise.ts';
import type { SupervisedServer } from './supervise.ts';
import { watchSources } from './watch-sources.ts';

export interface RunningServers {
  /** Resolves when all of them answer; rejects when one cannot be started. */
  ready: Promise<void>;
  /** Ends all of them. May be called again. */
  stop: () => Promise<void>;
}

/** Servers in the order in which one needs another; those of a list start together. */
export type StartOrder = (ServerSpec | ServerSpec[])[];

/** Runs servers with their logs in `DATA_DIR/logs`; the terminal sees what matters. */
export function runServers(specs: StartOrder, settings: Settings): RunningServers {
  const running: { server: SupervisedServer; log: LogFile }[] = [];
  const watches: (() => Promise<void>)[] = [];
  let stopped: Promise<void> | undefined;

  async function run(spec: ServerSpec): Promise<void> {
    const log = openLogFile(path.join(settings.dataDir, 'logs', `${spec.name}.log`));
    const server = supervise({
      spec,
      onEvent: complain,
      onLine(line) {
        const welcome = firstAdminLine(line, settings.siteUrl);
        if (welcome) return say(welcome);
        log.write(line);
        const text = formatLogLine(spec.name, line, settings.logLevel ?? 'warn');
        if (text) complain(text);
      },
    });
    running.push({ server, log });
    if (spec.sources) watches.push(await watchSources(spec.sources, server.restart));
    await server.ready;
  }

  async function start(): Promise<void> {
    for (const next of specs) {
      if (stopped) return;
      await Promise.all([next].flat().map(run));
    }
  }

  async function stop(): Promise<void> {
    // A service manager may have sent all of them a signal to end.
    for (const { server } of running) server.disableRestart();
    for (const endWatch of watches) await endWatch();
    // The site first, so that it never sees its API go.
    for (const { server, log } of running.toReversed()) {
      await server.stop();
      log.close();
    }
  }

  return {
    ready: start(),
    stop: () => (stopped ??= stop()),
  };
}
