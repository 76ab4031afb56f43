/** `npm run update [-- --back]`: takes the newest version, or goes back to the one before. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { fetchWithDeadline } from 'server-kit';
import { seconds } from '../lib/durations.ts';
import { root } from '../lib/paths.ts';
import { runCommand } from '../lib/run-command.ts';
import { say } from '../lib/say.ts';
import { update } from '../service/update.ts';
import { serverSpecs } from '../servers.ts';
import { readSettings } from '../settings.ts';

const isRoot = process.getuid?.() === 0;
const configFolder = process.env.XDG_CONFIG_HOME ?? path.join(homedir(), '.config');
const envFile = isRoot ? '/etc/studio.env' : path.join(configFolder, 'studio.env');
const startWithinMs = seconds(90);

await runCommand(async () => {
  const named = existsSync(envFile) ? parseEnv(readFileSync(envFile, 'utf8')) : {};
  const env = { ...named, ...process.env };
  const dataDir = path.resolve(root, env.DATA_DIR ?? 'data');
  const read = readSettings({ ...env, DATA_DIR: dataDir });
  if (!read.ok) throw new Error(['The settings have faults:', ...read.faults].join('\n  - '));
  const { settings } = read;
  await update(process.argv.slice(2), {
    folder: root,
    dataDir,
    isRoot,
    unit: path.join(
      isRoot ? '/etc/systemd/system' : path.join(configFolder, 'systemd/user'),
      'studio.service',
    ),
    run(command, args) {
      const options = { encoding: 'utf8', cwd: root, env: { ...env, DATA_DIR: dataDir } } as const;
      const { status, stdout, stderr, error } = spawnSync(command, args, options);
      return { code: status ?? 1, output: error ? error.message : stdout + stderr };
    },
    say,
    async isReady() {
      const fetch = fetchWithDeadline(seconds(5));
      const urls = serverSpecs(settings).map(({ readyUrl }) => readyUrl);
      for (const until = Date.now() + startWithinMs; Date.now() < until; await delay(500)) {
        const answers = await Promise.all(urls.map((url) => fetch(url).catch(() => undefined)));
        if (answers.every((answer) => answer?.status === 200)) return true;
      }
      return false;
    },
  });
});
