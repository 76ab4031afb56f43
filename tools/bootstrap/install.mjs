import { spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * Installs exactly what the lockfile says, with the machine's own npm. Returns a line to show when that failed.
 *
 * @param {string} root
 * @returns {string | undefined}
 */
export function install(root) {
  const outside = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.includes(`${path.sep}node_modules${path.sep}`))
    .join(path.delimiter);
  const { status, error } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PATH: outside },
    shell: process.platform === 'win32',
  });
  if (error) return `npm could not be started (${error.message}). Install npm, or run \`npm ci\` yourself.`;
  return status === 0 ? undefined : 'npm ci did not succeed; its own message is above.';
}
