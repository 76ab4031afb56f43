import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { root } from './paths.ts';

const map = readFileSync(path.join(root, 'docs/map.md'), 'utf8');
const packageSchema = z.object({ exports: z.record(z.string(), z.string()).default({}) });

/** Paths in code spans that begin with a name of the repository's root. */
function pathsInText(): string[] {
  const spans = [...map.matchAll(/`([^`\s]+)`/g)].map(([, span = '']) => span);
  return spans.filter(
    (span) => /^[\w-]+\//.test(span) && existsSync(path.join(root, span.split('/')[0] ?? '')),
  );
}

/** Paths in the tree: a package at the margin, its files and folders below it, several in a line with commas. */
function pathsInTree(): string[] {
  const tree = /```text\n([\s\S]*?)```/.exec(map)?.[1] ?? '';
  let folder = '';
  return tree.split('\n').flatMap((line) => {
    const [names = ''] = line.trim().split(/ {2,}/);
    if (names === '') return [];
    if (line.startsWith(' ')) return names.split(', ').map((name) => folder + name);
    folder = names;
    return [folder];
  });
}

/** `<noun>` stands for any name. */
function exists(place: string): boolean {
  return globSync(place.replaceAll(/<\w+>/g, '*'), { cwd: root }).length > 0;
}

/** Whether the package's package.json declares the path as an entry point, such as `content-api/contract`. */
function isEntryPoint(place: string): boolean {
  const [name = '', ...rest] = place.split('/');
  const file = path.join(root, name, 'package.json');
  if (!existsSync(file)) return false;
  const { exports } = packageSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return `./${rest.join('/')}` in exports;
}

test('the map names only paths and entry points that exist', () => {
  const named = [...pathsInText(), ...pathsInTree()];
  expect(pathsInText().length).toBeGreaterThan(20);
  expect(pathsInTree().length).toBeGreaterThan(40);
  expect(named.filter((place) => !exists(place) && !isEntryPoint(place))).toEqual([]);
});
