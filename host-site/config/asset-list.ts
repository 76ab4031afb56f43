import type { Compilation, MultiStats } from 'webpack';

/** The scripts that the server names in its pages. Paths are absolute on the site. */
export interface AssetList {
  v: 1;
  /** Scripts of every page, in no order. */
  main: string[];
  /** Further scripts of each page, by page name. */
  pages: Record<string, string[]>;
  /** Further scripts of the console's gateway. */
  admin: string[];
  federation: string;
}

/** Reads the names that webpack chose for entries and chunks. */
export function assetList(stats: MultiStats): AssetList {
  const client = compilationOf(stats, 'client');
  const federation = compilationOf(stats, 'federation');
  const main = scriptsOf(client, 'main');
  const further = (chunk: string) => scriptsOf(client, chunk).filter((file) => !main.includes(file));
  const pages = [...client.namedChunkGroups.keys()].filter((name) => name.startsWith('page-'));
  return {
    v: 1,
    main,
    pages: Object.fromEntries(pages.sort().map((name) => [name.slice('page-'.length), further(name)])),
    admin: further('admin'),
    federation: scriptsOf(federation, 'federation')[0] ?? '',
  };
}

function compilationOf(stats: MultiStats, name: string): Compilation {
  const found = stats.stats.find((one) => one.compilation.name === name);
  if (!found) throw new Error(`There is no compilation named ${name}.`);
  return found.compilation;
}

function scriptsOf(compilation: Compilation, group: string): string[] {
  const files = compilation.namedChunkGroups.get(group)?.getFiles() ?? [];
  return files.filter((file) => file.endsWith('.js')).map((file) => `/${file}`);
}
