import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../lib/paths.ts';

const run = promisify(execFile);

/** The commit that is checked out, or nothing outside a repository. */
export async function currentCommit(): Promise<string> {
  try {
    const { stdout } = await run('git', ['rev-parse', 'HEAD'], { cwd: root });
    return stdout.trim();
  } catch {
    return '';
  }
}
