import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { root } from '../lib/paths.ts';
import { workspaceNames } from './workspace-imports.ts';

const names = z.record(z.string(), z.string()).default({});
const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  sideEffects: z.boolean(),
  exports: names,
  dependencies: names,
  peerDependencies: names,
});

export interface LibraryManifest {
  /** Source files of the entry points, by their full path. */
  entryFiles: string[];
  /** The package.json of the built package. */
  content: object;
}

/** Of the package in `folder`, what its built package declares. `entryPoints` are keys of its `exports`. */
export async function libraryManifest(folder: string, entryPoints: string[]): Promise<LibraryManifest> {
  const source = manifestSchema.parse(
    JSON.parse(await readFile(path.join(root, folder, 'package.json'), 'utf8')),
  );
  const files = entryPoints.map((entryPoint) => {
    const file = source.exports[entryPoint];
    if (file === undefined) throw new Error(`${source.name} does not export ${entryPoint}.`);
    return { entryPoint, file: path.join(folder, file) };
  });
  const content = {
    name: `@studio/${source.name}`,
    version: source.version,
    license: 'UNLICENSED',
    publishConfig: { access: 'restricted' },
    type: 'module',
    sideEffects: source.sideEffects,
    exports: {
      ...Object.fromEntries(files.map(({ entryPoint, file }) => [entryPoint, builtFiles(file)])),
      './package.json': './package.json',
    },
    files: ['lib', '*.md'],
    dependencies: withoutWorkspaces(source.dependencies),
    peerDependencies: source.peerDependencies,
  };
  return { entryFiles: files.map(({ file }) => path.join(root, file)), content };
}

function builtFiles(file: string): { types: string; default: string } {
  const stem = `./lib/${file.replace(/\.tsx?$/, '')}`;
  return { types: `${stem}.d.ts`, default: `${stem}.js` };
}

/** Their files are compiled along. A package of the registry with such a name belongs to somebody else. */
function withoutWorkspaces(dependencies: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(dependencies).filter(([name]) => !workspaceNames.includes(name)));
}
