import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { root } from '../lib/paths.ts';
import { apps, sourcesOf } from './app-sources.ts';

const exportsSchema = z.object({ exports: z.record(z.string(), z.string()) });
const importOfPackage =
  /from '((?:content-api|release-shelf|server-kit|shared-session|shared-ui)(?:\/[a-z-]+)*)'/g;

test.each(apps)('%s is built again when a package changes that it imports', async (app) => {
  const sources = sourcesOf(app);
  const imported = await importsBelow([app, 'shared-ui', 'shared-session']);
  expect(imported.size).toBeGreaterThan(4);
  const missing = [];
  for (const name of imported) {
    const file = await fileOf(name);
    if (!sources.some((source) => file === source || file.startsWith(`${source}/`))) missing.push(name);
  }
  expect(missing).toEqual([]);
});

/** Entry points that the browser's part of packages imports: servers run from their sources and are no build. */
async function importsBelow(folders: string[]): Promise<Set<string>> {
  const names = new Set<string>();
  for (const folder of folders) {
    const src = path.join(root, folder, 'src');
    const files = (await readdir(src, { recursive: true })).filter(
      (file) => /(?<!\.test)\.tsx?$/.test(file) && !/^(server|testing)\//.test(file),
    );
    for (const file of files) {
      const text = await readFile(path.join(src, file), 'utf8');
      const values = text.replaceAll(/^import type .*$/gm, '');
      for (const [, name = ''] of values.matchAll(importOfPackage)) names.add(name);
    }
  }
  return names;
}

/** The file of an entry point, from the root. */
async function fileOf(name: string): Promise<string> {
  const [folder = '', ...entry] = name.split('/');
  const text = await readFile(path.join(root, folder, 'package.json'), 'utf8');
  const { exports } = exportsSchema.parse(JSON.parse(text));
  return path.join(folder, exports[['.', ...entry].join('/')] ?? '');
}
