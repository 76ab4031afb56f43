import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { root, workFolder } from './root.ts';

const run = promisify(execFile);
const patienceMs = 400_000;
const left = new Set(['.git', '.cache', 'node_modules', 'dist', 'data', 'coverage', 'test-results']);

/**
 * Copies the repository without its history to another folder, and builds both apps there from scratch.
 *
 * @param name path of the folder, below that of these suites
 * @param env that differs there, such as the time zone
 * @returns the folder of the builds
 */
export async function buildElsewhere(name: string, env: NodeJS.ProcessEnv = {}): Promise<string> {
  const place = path.join(workFolder, name);
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
  await run(process.execPath, ['tools/run.mjs', 'build'], {
    cwd: place,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: path.join(place, 'data'), ...env },
    timeout: patienceMs,
  });
  return path.join(place, 'dist');
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

/** Every file below a folder, by its path from there, in base64. */
export async function bytesBelow(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  const contents = files
    .sort()
    .map(async (file) => [path.relative(folder, file), await readFile(file, 'base64')] as const);
  return Object.fromEntries(await Promise.all(contents));
}
