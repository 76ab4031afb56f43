import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from './paths.ts';

const sources = ['src', 'config', '../content-api/src/contract', '../tools/webpack', '../package-lock.json'];

/**
 * A short name for what goes into a build. Two releases may meet on one page, when one takes over from another that did
 * not start: with names of their own, neither takes the other's chunks for its own.
 */
export function buildName(): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    const place = path.resolve(packageRoot, source);
    for (const file of statSync(place).isFile() ? [''] : filesBelow(place)) {
      hash.update(`${source}/${file}\0`).update(readFileSync(path.join(place, file)));
    }
  }
  return hash.digest('hex').slice(0, 8);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}
