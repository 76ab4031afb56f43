import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Installation } from '../../contract/installation.ts';

/** Packages whose changes somebody who runs a site may notice. */
const packages = ['host-site', 'admin-remote', 'content-api'];
const shownVersions = 3;
const shownLines = 40;

/** `# 1.2.0 (2026-11-24)`, perhaps with a link around the number. */
const versionPattern = /^#{1,2} \[?(\d+\.\d+\.\d+)\b/;
const dayPattern = /\((\d{4}-\d{2}-\d{2})\)$/;
const commitPattern = / \(?\[?[0-9a-f]{7,40}\]?(?:\([^()]*\))?\)?$/;

/** The newest versions of the changelogs with what is new in them, the latest first. */
export function readChanges(root: string): Installation['changes'] {
  const found = new Map<string, Installation['changes'][number]>();
  for (const name of packages) {
    const file = path.join(root, name, 'CHANGELOG.md');
    if (!existsSync(file)) continue;
    let current: Installation['changes'][number] | undefined;
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const version = versionPattern.exec(line)?.[1];
      const day = dayPattern.exec(line.trimEnd())?.[1];
      if (version !== undefined && day !== undefined) {
        current = found.get(day) ?? { version, day, lines: [] };
        found.set(day, current);
      } else if (line.startsWith('* ')) {
        current?.lines.push(line.slice(2).replace(commitPattern, ''));
      }
    }
  }
  return [...found.values()]
    .toSorted((a, b) => b.day.localeCompare(a.day))
    .slice(0, shownVersions)
    .map((one) => ({ ...one, lines: [...new Set(one.lines)].slice(0, shownLines) }));
}
