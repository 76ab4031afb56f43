import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../lib/paths.ts';
import { packages } from '../../../packages.mjs';

const isTest = /\.(?:test|spec)\.tsx?$/;
const isTyped = /\.(?:[cm]?tsx?|json|mjs)$/;
const forAll = ['tsconfig.base.json', 'package-lock.json'];

/**
 * Packages whose types a change can break: its own, and those that may import it. No package imports a test, nor a
 * package without entry points.
 *
 * @param files changed files from the root
 * @param all packages that have types
 */
export function touchedPackages(files: string[], all: string[]): string[] {
  if (files.some((file) => forAll.includes(file))) return all;
  const touched = new Set<string>();
  for (const file of files.filter((name) => isTyped.test(name))) {
    const [folder = ''] = file.split('/');
    touched.add(folder);
    if (!isTest.test(file)) for (const name of importersOf(folder)) touched.add(name);
  }
  return all.filter((name) => touched.has(name));
}

function importersOf(folder: string): string[] {
  if (!(folder in packages) || !hasEntryPoints(folder)) return [];
  return Object.entries(packages)
    .filter(([, { allowedImports }]) =>
      allowedImports.some((entry) => entry === '*' || entry.split('/')[0] === folder),
    )
    .map(([name]) => name);
}

/** Whether it has an entry point with code. */
function hasEntryPoints(folder: string): boolean {
  const text = readFileSync(path.join(root, folder, 'package.json'), 'utf8');
  const { exports = {} } = JSON.parse(text) as { exports?: Record<string, unknown> };
  return Object.keys(exports).some((entry) => entry !== './package.json');
}
