import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { startEnvironment, studio } from './studio.ts';

const root = path.join(import.meta.dirname, '../..');

/**
 * Runs a command of the API on the studio, as its owner does beside the running site.
 *
 * @param name its file in `content-api/src/cli`, without the ending
 * @param env settings besides those of the studio
 * @returns what it printed, and its exit code
 */
export function runCommand(name: string, args: readonly string[], env: Record<string, string> = {}) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [`content-api/src/cli/${name}.ts`, ...args],
    { cwd: root, env: { ...process.env, ...startEnvironment(studio), ...env }, encoding: 'utf8' },
  );
  return { output: stdout + stderr, code: status };
}
