import type { Compilation } from 'webpack';
import type { AssetList } from '../src/render/types.ts';

interface Compilations {
  client: Compilation;
  admin: Compilation;
  preview: Compilation;
}

/** Reads the names that webpack chose for entries and chunks. */
export function assetList({ client, admin, preview }: Compilations): AssetList {
  return {
    v: 1,
    main: scriptsOf(client, 'main'),
    admin: scriptsOf(admin, 'admin'),
    preview: scriptsOf(preview, 'preview'),
    review: scriptsOf(preview, 'review'),
    languages: scriptsOf(preview, 'languages'),
    writing: scriptsOf(preview, 'writing'),
    pitch: scriptsOf(preview, 'pitch'),
  };
}

function scriptsOf(compilation: Compilation, group: string): string[] {
  const files = compilation.namedChunkGroups.get(group)?.getFiles() ?? [];
  return files
    .filter((file) => file.endsWith('.js') && !file.endsWith('.hot-update.js'))
    .map((file) => `/${file}`);
}
