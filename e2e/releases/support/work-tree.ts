import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
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
  edit: (file: string, from: string | RegExp, to: string) => Promise<void>;
  /** Builds one app, the first time from scratch; returns the folder of the build. */
  build: (app: 'host-site' | 'admin-remote') => Promise<string>;
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
  await linkPackages(folder);
  return {
    folder,
    async edit(file, from, to) {
      const full = path.join(folder, file);
      const before = await readFile(full, 'utf8');
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${file} does not contain ${from}`);
      await writeFile(full, after);
    },
    async build(app) {
      await run(process.execPath, ['config/build.ts'], {
        cwd: path.join(folder, app),
        env: { ...process.env, NODE_ENV: 'production' },
        timeout: 240_000,
      });
      return path.join(folder, app, 'dist');
    },
  };
}

/** Installed packages are shared with the first copy; the workspace's own are the tree's. */
async function linkPackages(folder: string): Promise<void> {
  await linkAll(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  for (const name of packages) {
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
