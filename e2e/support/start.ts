import { spawn } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { apps } from '../../tools/src/build/app-sources.ts';
import { makeCurrentLive } from './make-current-live.ts';
import { studio } from './studio.ts';

/** Starts the studio as a user would, on an empty database; releases already built are kept. */
const root = path.join(import.meta.dirname, '../..');
for (const entry of await readdir(studio.dataDir).catch(() => [])) {
  if (entry !== 'releases') await rm(path.join(studio.dataDir, entry), { recursive: true });
}
for (const app of apps) await makeCurrentLive(app);
const child = spawn(process.execPath, ['tools/run.mjs', 'start'], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
