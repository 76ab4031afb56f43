import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { root } from '../lib/paths.ts';

const tsc = path.join(root, 'node_modules/typescript-7/bin/tsc');
const generatedFolders = ['node_modules', 'dist', 'data', 'coverage', 'test-results', '.cache'];
const projectSchema = z.object({ files: z.array(z.string()) });

// A file outside of them is checked with the compiler's defaults, by lint too, and by tsc not at all.
test('every source file belongs to a TypeScript project', () => {
  const folders = readdirSync(root).filter((name) => existsSync(path.join(root, name, 'tsconfig.json')));
  const checked = new Set(folders.flatMap(filesOf));
  const sources = globSync('*/**/*.{ts,tsx,mts}', {
    cwd: root,
    exclude: generatedFolders.map((name) => `**/${name}`),
  });
  expect(sources.length).toBeGreaterThan(2000);
  expect(sources.filter((file) => !checked.has(file))).toEqual([]);
});

function filesOf(folder: string): string[] {
  const config = execFileSync(process.execPath, [tsc, '-p', folder, '--showConfig'], {
    cwd: root,
    encoding: 'utf8',
  });
  return projectSchema.parse(JSON.parse(config)).files.map((file) => path.join(folder, file));
}
