import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../lib/paths.ts';

const buildCommand = path.join(root, 'tools/src/commands/build.ts');
const endWithParent = new URL('../supervisor/end-with-parent.mjs', import.meta.url).href;

/**
 * `npm run build` in a process of its own: what a build needs of memory goes with it, while a supervisor stays for months.
 *
 * @throws an `Error` when it fails; the command itself has printed why
 */
export function ensureReleases(dataDir: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', endWithParent, buildCommand], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, DATA_DIR: dataDir },
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error('Nothing is served, because the apps are not built.'));
    });
  });
}
