import { createHash } from 'node:crypto';
import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

const ignoredFolders = new Set(['node_modules', 'dist', 'coverage', '.cache', 'test', 'data']);
const ignoredFiles = /\.test\.tsx?$|\.md$|(?:^|\/)(?:jest|vitest)\.config\.mjs$|\.tsbuildinfo$/;

/** One hash over the named files and all files below the named folders; tests and documents do not count. */
export async function sourceHash(root: string, sources: string[]): Promise<string> {
  const files = (await Promise.all(sources.map((source) => filesBelow(path.join(root, source))))).flat();
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    const name = path.relative(root, file);
    if (ignoredFiles.test(name)) continue;
    hash.update(`${name}\0`).update(
      createHash('sha256')
        .update(await readFile(file))
        .digest(),
    );
  }
  return hash.digest('hex');
}

async function filesBelow(place: string): Promise<string[]> {
  const entry = await stat(place).catch(() => null);
  if (!entry) return [];
  if (entry.isFile()) return [place];
  const entries = await readdir(place, { withFileTypes: true });
  const below = entries.map(async (entry): Promise<string[]> => {
    const full = path.join(place, entry.name);
    if (entry.isDirectory()) return ignoredFolders.has(entry.name) ? [] : filesBelow(full);
    return entry.isFile() ? [full] : [];
  });
  return (await Promise.all(below)).flat();
}
