import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../lib/paths.ts';

const run = promisify(execFile);

/** Ends the name of a commit when what is built differs from it. */
export const uncommittedMark = '+dirty';

/**
 * The commit that is built: as `SOURCE_COMMIT` names it where there is no repository, else the one checked out, else ''.
 *
 * @param sources files and folders of the build, from `folder`
 */
export async function currentCommit(sources: string[], folder: string = root): Promise<string> {
  const named = process.env.SOURCE_COMMIT?.trim();
  if (named) return named;
  try {
    const { stdout: commit } = await run('git', ['rev-parse', 'HEAD'], { cwd: folder });
    const status = ['status', '--porcelain', '--untracked-files=all', '--', ...sources];
    const { stdout: changes } = await run('git', status, { cwd: folder });
    return commit.trim() + (changes === '' ? '' : uncommittedMark);
  } catch {
    return '';
  }
}
