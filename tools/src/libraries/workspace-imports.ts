import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { root } from '../lib/paths.ts';

const rootSchema = z.object({ workspaces: z.array(z.string()) });
const exportsSchema = z.object({ exports: z.record(z.string(), z.string()) });

/** Names of the repository's own packages, which no registry has. */
export const workspaceNames: readonly string[] = rootSchema.parse(readJson('package.json')).workspaces;

const workspaceImport = new RegExp(`(?<=from ')(${workspaceNames.join('|')})(/[^']+)?(?=')`, 'g');

/** The text of a source file with the files themselves in place of other packages' entry points. */
export function inlineWorkspaceImports(file: string, text: string): string {
  return text.replace(workspaceImport, (_, name: string, entryPoint = '') => {
    const { exports } = exportsSchema.parse(readJson(`${name}/package.json`));
    const target = exports[`.${entryPoint}`];
    if (target === undefined) throw new Error(`${name} has no entry point ${name}${entryPoint}.`);
    const relative = path.relative(path.dirname(file), path.join(root, name, target));
    return relative.startsWith('.') ? relative : `./${relative}`;
  });
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
}
