import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { integrityOf } from '../../../release-shelf/src/lib/integrity.ts';
import type { App } from '../../../tools/src/build/app-sources.ts';
import { root } from './root.ts';

const run = promisify(execFile);
const timeoutMs = 400_000;
const left = new Set(['.git', '.cache', 'node_modules', 'dist', 'data', 'coverage', 'test-results']);

/** Copies the repository without its history and its builds to another folder. */
export async function copyTo(place: string): Promise<void> {
  await rm(place, { recursive: true, force: true });
  await mkdir(place, { recursive: true });
  for (const entry of await readdir(root)) {
    if (left.has(entry)) continue;
    await cp(path.join(root, entry), path.join(place, entry), {
      recursive: true,
      filter: (source) => !left.has(path.basename(source)),
    });
    await linkPackages(path.join(entry, 'node_modules'), place);
  }
  await linkPackages('node_modules', place);
}

/** The same files under other paths, as an installation there would have them. Caches of builds stay behind. */
async function linkPackages(folder: string, place: string): Promise<void> {
  const entries = await readdir(path.join(root, folder)).catch(() => []);
  const packages = entries.filter((entry) => entry !== '.cache' && entry !== '.federation');
  if (packages.length === 0) return;
  await mkdir(path.join(place, folder));
  const sources = packages.map((entry) => path.join(root, folder, entry));
  await run('cp', ['--archive', '--link', ...sources, path.join(place, folder)]);
}

/**
 * Builds one app into its `dist`, or without one keeps a build of both with the program.
 *
 * @param env that differs there, such as the time zone
 */
export async function build(place: string, env: NodeJS.ProcessEnv, app?: App): Promise<void> {
  const { PATH, HOME } = process.env;
  await run(process.execPath, ['tools/run.mjs', 'build', ...(app === undefined ? [] : [app])], {
    cwd: place,
    env: { PATH, HOME, DATA_DIR: path.join(place, 'data'), ...env },
    timeout: timeoutMs,
  });
}

/** Every file below a folder by its path from there, with its hash as a release's manifest has it. */
export async function filesBelow(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  const hashes = files.map(
    async (file) => [path.relative(folder, file), integrityOf(await readFile(file))] as const,
  );
  return Object.fromEntries(await Promise.all(hashes));
}
