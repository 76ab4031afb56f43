import { chmod, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Readable and writable by the owner only: the default for files that hold data. */
export const privateFileMode = 0o600;
/** Readable by every account of the machine, for files that another program may serve, such as releases. */
export const publicFileMode = 0o644;
/** Mode of folders that hold data. */
export const privateFolderMode = 0o700;

const rightsOfOthers = 0o077;
/** Mode bit of folders that many accounts use, such as `/tmp`. */
const sticky = 0o1000;

export interface ClosedFiles {
  /** Other accounts could use these until now. */
  closed: string[];
  /** They still can use these, which belong to another account. */
  left: string[];
}

/** Files that this process creates from now on can be used by its own account alone. */
export function keepFilesPrivate(): void {
  process.umask(rightsOfOthers);
}

/**
 * Takes the rights of other accounts off files and folders.
 *
 * @param single only these themselves
 * @param whole these and everything below them; symbolic links below are not followed
 */
export async function closeToOthers({
  single = [],
  whole = [],
}: {
  single?: string[];
  whole?: string[];
}): Promise<ClosedFiles> {
  const files: ClosedFiles = { closed: [], left: [] };
  for (const pathname of single) await close(pathname, files);
  for (const folder of whole) {
    for (const pathname of [folder, ...(await everythingBelow(folder))]) await close(pathname, files);
  }
  return files;
}

async function close(pathname: string, files: ClosedFiles): Promise<void> {
  try {
    const { mode } = await stat(pathname);
    if ((mode & rightsOfOthers) === 0 || (mode & sticky) !== 0) return;
    await chmod(pathname, mode & 0o700);
    files.closed.push(pathname);
  } catch (error) {
    if (!isMissing(error)) files.left.push(pathname);
  }
}

async function everythingBelow(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => !entry.isSymbolicLink())
      .map((entry) => path.join(entry.parentPath, entry.name));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}
