import path from 'node:path';
import { closeToOthers } from 'server-kit/private-files';
import type { Settings } from '../settings.ts';
import { onStop } from '../supervisor/on-stop.ts';
import { runServers } from '../supervisor/run-servers.ts';
import type { StartOrder } from '../supervisor/run-servers.ts';
import { prepareDataDir } from './prepare-data-dir.ts';
import { complain, say } from './say.ts';
import { roles as allRoles } from './roles.ts';
import type { Role } from './roles.ts';
import { settingsOrExit } from './settings-or-exit.ts';
import { takenPorts } from './taken-ports.ts';

/** Context of a serving command after the settings were checked and the data folder and ports were taken. */
export interface Run {
  settings: Settings;
  /** Does the work up to the point where everything answers; a fault becomes one line, stops all and ends with 1. */
  prepare: (work: () => Promise<void>) => Promise<void>;
  /** Runs the servers until a signal to stop. Resolves when all of them answer. */
  serve: (specs: StartOrder) => Promise<void>;
}

/**
 * The opening of `start` and `dev`. All faults are printed, and end the process.
 *
 * @param roles whose ports are needed
 */
export async function prepareRun(roles: readonly Role[] = allRoles): Promise<Run> {
  // Ignore EPIPE: the reader of the output may have closed it.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const settings = settingsOrExit();
  for (const warning of settings.warnings) complain(warning);
  const prepared = prepareDataDir(settings.dataDir);
  if ('fault' in prepared) quit(prepared.fault);
  await closeFolder(settings.dataDir);
  const { host, admin, api, metrics } = settings;
  const ports = {
    site: [{ setting: 'HOST_PORT', ...host }],
    console: [{ setting: 'ADMIN_PORT', ...admin }],
    api: [{ setting: 'API_PORT', ...api }],
  };
  for (const { role, ...listener } of metrics) ports[role].push({ setting: 'METRICS_PORT', ...listener });
  const taken = await takenPorts(roles.flatMap((role) => ports[role]));
  if (taken.length > 0) quit(taken.join('\n'));

  let stop = () => Promise.resolve();
  onStop(() => {
    say('Stopping …');
    void stop().then(() => process.exit(0));
  });

  return {
    settings,
    async prepare(work) {
      try {
        await work();
      } catch (error) {
        complain(error instanceof Error ? error.message : String(error));
        await stop();
        process.exit(1);
      }
    },
    async serve(specs) {
      const servers = runServers(specs, settings);
      stop = servers.stop;
      await servers.ready;
    },
  };
}

/** Logs hold addresses of visitors, and earlier versions left them readable. */
async function closeFolder(dataDir: string): Promise<void> {
  const lock = path.join(dataDir, 'start.lock');
  const { closed, left } = await closeToOthers({
    single: [dataDir, lock],
    whole: [path.join(dataDir, 'logs')],
  });
  if (closed.length > 0) complain(`Other accounts could read ${closed[0]}; now only this one can.`);
  if (left.length > 0) {
    complain(
      `Other accounts can access ${left[0]}, and this user may not change its permissions. Run chown and chmod go-rwx on it.`,
    );
  }
}

function quit(fault: string): never {
  complain(fault);
  process.exit(1);
}
