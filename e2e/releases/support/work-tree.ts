import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { changeFile } from '../../support/change-file.ts';
import { linkPackages } from '../../support/link-packages.ts';

const root = path.join(import.meta.dirname, '../../..');
const packages = [
  'host-site',
  'admin-remote',
  'shared-ui',
  'shared-session',
  'content-api',
  'release-shelf',
  'server-kit',
  'tools',
];
const notCopied = new Set(['node_modules', 'dist', 'demo', 'coverage']);

/** A second copy of the sources, to be changed and built without touching the first. */
export interface WorkTree {
  folder: string;
  /** Replaces a text that must be there in a file of the tree. */
  edit: (file: string, from: string, to: string) => void;
}

export async function createWorkTree(name: string): Promise<WorkTree> {
  const folder = path.join(root, '.cache/e2e/releases/trees', name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json', 'tsconfig.base.json']) {
    await cp(path.join(root, file), path.join(folder, file));
  }
  for (const name of packages) {
    await cp(path.join(root, name), path.join(folder, name), {
      recursive: true,
      filter: (source) => !notCopied.has(path.basename(source)),
    });
  }
  // Servers that are tried in the tree fill their database from it.
  await symlink(path.join(root, 'content-api/demo'), path.join(folder, 'content-api/demo'));
  await linkPackages(folder, packages);
  return {
    folder,
    edit: (file, from, to) => void changeFile(path.join(folder, file), from, to),
  };
}
