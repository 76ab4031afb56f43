import { mkdir, readdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/** Gives another copy of the sources the packages that are installed here. Its workspace packages are its own. */
export async function linkPackages(folder: string, workspaces: readonly string[]): Promise<void> {
  await linkAll(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  for (const name of workspaces) {
    await rm(path.join(folder, 'node_modules', name), { force: true });
    await symlink(path.join(folder, name), path.join(folder, 'node_modules', name));
    await linkAll(path.join(root, name, 'node_modules'), path.join(folder, name, 'node_modules'));
  }
}

async function linkAll(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from).catch(() => [])) {
    if (entry !== '.cache' && entry !== '.federation')
      await symlink(path.join(from, entry), path.join(to, entry));
  }
}
