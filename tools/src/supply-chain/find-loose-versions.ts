import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const versionsSchema = z.record(z.string(), z.string()).default({});
// Peer dependencies are ranges: they say what a package works with.
const manifestSchema = z.object({
  workspaces: z.array(z.string()).default([]),
  dependencies: versionsSchema,
  devDependencies: versionsSchema,
  optionalDependencies: versionsSchema,
  overrides: z.record(z.string(), z.unknown()).default({}),
});
/** A version, or another package under this name in a version. */
const exact = /^(?:npm:[^\s@]+@|npm:@[^\s@]+@)?\d+\.\d+\.\d+(?:-[\w.-]+)?$/;

/** One line for each dependency of a repository's own packages that does not name one version. */
export function findLooseVersions(root: string): string[] {
  const { workspaces } = readManifest(path.join(root, 'package.json'));
  return ['', ...workspaces].flatMap((folder) => {
    const file = path.join(folder, 'package.json');
    if (!existsSync(path.join(root, file))) return [];
    const { dependencies, devDependencies, optionalDependencies, overrides } = readManifest(
      path.join(root, file),
    );
    const all = { ...dependencies, ...devDependencies, ...optionalDependencies, ...textsIn(overrides) };
    return Object.entries(all)
      .filter(([, version]) => !exact.test(version))
      .map(([name, version]) => `${file} asks for ${name} ${version}: name one version, such as 1.2.3.`);
  });
}

/** The versions of overrides, whose entries may hold further ones. */
function textsIn(overrides: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(overrides).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function readManifest(file: string): z.infer<typeof manifestSchema> {
  return manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
