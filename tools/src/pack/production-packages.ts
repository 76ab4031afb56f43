import { execFile } from 'node:child_process';
import { lstat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../lib/paths.ts';

const run = promisify(execFile);
const maxBytes = 10 * 1024 * 1024;

/**
 * Folders of the installed packages that some workspaces need while they run, as npm knows them, from the root.
 * Workspaces themselves are not among them.
 *
 * @throws an `Error` with npm's words when what is installed is not what the lockfile says
 */
export async function productionPackages(workspaces: readonly string[]): Promise<string[]> {
  const chosen = workspaces.flatMap((name) => ['-w', name]);
  const args = ['ls', '--omit=dev', '--all', '--parseable', ...chosen];
  const { stdout } = await run('npm', args, { cwd: root, maxBuffer: maxBytes });
  const folders = [...new Set(stdout.split('\n'))]
    .map((folder) => path.relative(root, folder.trim()))
    .filter((folder) => folder.includes('node_modules'));
  const isFolder = await Promise.all(
    folders.map(async (folder) => (await lstat(path.join(root, folder))).isDirectory()),
  );
  return folders.filter((_, index) => isFolder[index]).sort();
}
