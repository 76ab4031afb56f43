import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../lib/paths.ts';

const run = promisify(execFile);

/** The commit that is built: as `SOURCE_COMMIT` names it where there is no repository, else the one checked out, else ''. */
export async function currentCommit(): Promise<string> {
  const named = process.env.SOURCE_COMMIT?.trim();
  if (named) return named;
  try {
    const { stdout } = await run('git', ['rev-parse', 'HEAD'], { cwd: root });
    return stdout.trim();
  } catch {
    return '';
  }
}
