/** `npm run service -- install|status|remove`: the program as a service of systemd, from boot on. */
import { spawnSync } from 'node:child_process';
import { homedir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fetchWithDeadline } from 'server-kit';
import { seconds } from '../lib/durations.ts';
import { root } from '../lib/paths.ts';
import { runCommand } from '../lib/run-command.ts';
import { say } from '../lib/say.ts';
import { service } from '../service/service.ts';
import { serverSpecs } from '../servers.ts';
import type { Settings } from '../settings.ts';

const isRoot = process.getuid?.() === 0;
const configFolder = process.env.XDG_CONFIG_HOME ?? path.join(homedir(), '.config');
const startWithinMs = seconds(90);

await runCommand(() =>
  service(process.argv.slice(2), {
    folder: root,
    node: process.execPath,
    isRoot,
    unitFolder: isRoot ? '/etc/systemd/system' : path.join(configFolder, 'systemd/user'),
    isTemporary: (folder) => /^(\/var)?\/tmp(\/|$)/.test(folder),
    envFile: isRoot ? '/etc/studio.env' : path.join(configFolder, 'studio.env'),
    run(command, args) {
      const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
      return { code: status ?? 1, output: error ? error.message : stdout + stderr };
    },
    say,
    isReady,
  }),
);

async function isReady(settings: Settings): Promise<boolean> {
  const fetch = fetchWithDeadline(seconds(5));
  const readyUrls = serverSpecs(settings).map(({ readyUrl }) => readyUrl);
  const areReady = async () => {
    const answers = await Promise.all(readyUrls.map((url) => fetch(url).catch(() => undefined)));
    return answers.every((answer) => answer?.status === 200);
  };
  for (const until = Date.now() + startWithinMs; Date.now() < until; await delay(500))
    if (await areReady()) return true;
  return false;
}
