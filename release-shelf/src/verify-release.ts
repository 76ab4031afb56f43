import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { encodings } from './lib/encodings.ts';
import { isAsPublished } from './lib/is-as-published.ts';
import { listFiles } from './lib/list-files.ts';
import { manifestName } from './read-release.ts';
import type { Release } from './types.ts';

/** Compares a folder with its manifest, compressed forms included. One sentence per fault. */
export async function verifyRelease(
  folder: string,
  release: Release,
  isMeant: (name: string) => boolean = () => true,
): Promise<string[]> {
  const faults: string[] = [];
  const present = new Set((await listFiles(folder)).filter(isMeant));
  const expected = new Set([manifestName]);
  for (const [name, integrity] of Object.entries(release.files)) {
    if (!isMeant(name)) continue;
    expected.add(name);
    const content = await readFile(path.join(folder, name)).catch(() => null);
    if (content === null) faults.push(`${name} is missing`);
    else if (!(await isAsPublished(content, 'identity', integrity))) faults.push(`${name} was altered`);
    for (const { name: encoding, suffix } of encodings) {
      expected.add(name + suffix);
      if (!present.has(name + suffix)) continue;
      const encoded = await readFile(path.join(folder, name + suffix));
      if (!(await isAsPublished(encoded, encoding, integrity))) faults.push(`${name}${suffix} was altered`);
    }
  }
  for (const name of present) if (!expected.has(name)) faults.push(`${name} does not belong to the release`);
  return faults;
}
