import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const entrySchema = z.object({
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  link: z.boolean().optional(),
  inBundle: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});
const lockfileSchema = z.object({
  lockfileVersion: z.literal(3),
  packages: z.record(z.string(), entrySchema),
});
// Some packages have a list there, which npm runs nothing of.
const scriptsSchema = z.union([
  z.record(z.string(), z.unknown()),
  z.array(z.unknown()).transform(() => ({})),
]);
const manifestSchema = z.object({ scripts: scriptsSchema.default({}) });
const rootSchema = z.object({ allowScripts: z.record(z.string(), z.boolean()).default({}) });

/** One package of the lockfile, as far as the checks need it. */
export interface LockedPackage extends Omit<
  z.infer<typeof entrySchema>,
  'hasInstallScript' | 'dependencies' | 'optionalDependencies'
> {
  name: string;
  /** Folder below the root, such as `node_modules/zod`. */
  folder: string;
  isInstalled: boolean;
  hasInstallScript: boolean;
  /** Names that it depends on and that no folder of the lockfile gives it. */
  missing: string[];
}

/** The packages that the lockfile takes from elsewhere, without those of this repository. */
export function readLockfile(root: string): LockedPackage[] {
  const { packages } = lockfileSchema.parse(readJson(path.join(root, 'package-lock.json')));
  return Object.entries(packages)
    .filter(([folder, entry]) => folder.includes('node_modules/') && !entry.link)
    .map(([folder, { dependencies, optionalDependencies, ...entry }]) => {
      const place = path.join(root, folder);
      return {
        ...entry,
        name: folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
        folder,
        isInstalled: existsSync(path.join(place, 'package.json')),
        hasInstallScript: entry.hasInstallScript === true || runsAtInstall(place),
        missing: Object.keys({ ...dependencies, ...optionalDependencies }).filter(
          (name) => !placesOf(name, folder).some((place) => place in packages),
        ),
      };
    });
}

/** Folders in which Node looks for a package, nearest first. */
function placesOf(name: string, folder: string): string[] {
  const parts = folder.split('/');
  return [...parts.keys(), parts.length].reverse().map((depth) => {
    const from = parts.slice(0, depth);
    return [...from, ...(from.at(-1) === 'node_modules' ? [] : ['node_modules']), name].join('/');
  });
}

/** `allowScripts` of the root's package.json: whether npm runs the install scripts of a package. */
export function readAllowScripts(root: string): Record<string, boolean> {
  return rootSchema.parse(readJson(path.join(root, 'package.json'))).allowScripts;
}

/** Facts from the package itself, in case the lockfile leaves them out. npm compiles a `binding.gyp` without a script. */
function runsAtInstall(place: string): boolean {
  const manifest = path.join(place, 'package.json');
  if (!existsSync(manifest)) return false;
  const { scripts } = manifestSchema.parse(readJson(manifest));
  return (
    ['preinstall', 'install', 'postinstall'].some((name) => name in scripts) ||
    existsSync(path.join(place, 'binding.gyp'))
  );
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
