import { packages } from '../../packages.mjs';

/** Import everything, and are no part of what is served. */
const aside = ['e2e', 'tools', 'demo-artwork'];

/** Packages of what is served, those that the others import first. */
export const servedPackages: string[] = Object.keys(packages).filter((name) => !aside.includes(name));

/** Packages whose types a change of some can break: they themselves, and who imports them. */
export function checkedPackages(changed: ReadonlySet<string>): string[] {
  return servedPackages.filter(
    (name) => changed.has(name) || importsOf(name).some((imported) => changed.has(imported)),
  );
}

function importsOf(name: string): string[] {
  const mayImport = Object.entries(packages).find(([known]) => known === name)?.[1].mayImport ?? [];
  return mayImport.map((entry) => entry.split('/')[0] ?? entry);
}
