import { packages } from '../../packages.mjs';

/** Packages that import all others and are not served. */
const unserved = ['e2e', 'tools', 'demo-artwork'];

/** The served packages, imported ones before their importers. */
export const servedPackages: string[] = Object.keys(packages).filter((name) => !unserved.includes(name));

/** Packages whose types a change can break: the changed ones and those that import them. */
export function checkedPackages(changed: ReadonlySet<string>): string[] {
  return servedPackages.filter(
    (name) => changed.has(name) || importsOf(name).some((imported) => changed.has(imported)),
  );
}

function importsOf(name: string): string[] {
  const allowedImports = Object.entries(packages).find(([other]) => other === name)?.[1].allowedImports ?? [];
  return allowedImports.map((entry) => entry.split('/')[0] ?? entry);
}
