import { spawn } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { apps } from '../../tools/src/build/app-sources.ts';
import { makeCurrentLive } from './make-current-live.ts';

/** Starts the studio as a user would, on an empty database; releases already built are kept. */
const root = path.join(import.meta.dirname, '../..');
const dataDir = process.env.DATA_DIR;
if (!dataDir) throw new Error('DATA_DIR says where the data of the studio under test is.');
for (const entry of await readdir(dataDir).catch(() => [])) {
  if (entry !== 'releases') await rm(path.join(dataDir, entry), { recursive: true });
}
for (const app of apps) await makeCurrentLive(app, dataDir);
const child = spawn(process.execPath, ['tools/run.mjs', 'start'], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
