import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../lib/paths.ts';

const trunks = ['main', 'origin/main'];

/** Files that differ from a commit, from the root. */
export interface ChangedFiles {
  /** Those that are there. */
  files: string[];
  /** Those that are gone. */
  removed: string[];
}

/**
 * What was changed since this branch left `ref`: its commits, what is not committed, and new files.
 *
 * @param ref commit or branch; `main` by default
 * @param folder of the repository
 */
export function changedFiles(ref?: string, folder: string = root): ChangedFiles | { fault: string } {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  if (git('rev-parse', '--git-dir').status !== 0)
    return { fault: 'Changed files are found by git, and this is no repository of git.' };
  const bases = (ref === undefined ? trunks : [ref]).map((name) => git('merge-base', 'HEAD', '--', name));
  const base = bases.find(({ status }) => status === 0)?.stdout.trim();
  if (base === undefined)
    return { fault: `There is no commit or branch ${ref ?? trunks[0]} that git knows.` };
  const list = (...args: string[]) =>
    git(...args, '-z')
      .stdout.split('\0')
      .filter(Boolean);
  const all = [
    ...list('diff', '--name-only', '--no-renames', base),
    ...list('ls-files', '--others', '--exclude-standard'),
  ];
  const isThere = (file: string) => existsSync(path.join(folder, file));
  return { files: all.filter(isThere), removed: all.filter((file) => !isThere(file)) };
}
