import { openShelf } from 'release-shelf';
import type { ServerConfig } from './config.ts';
import { folderAsShelf } from './release-source.ts';
import type { ReleaseShelf } from './release-source.ts';

/** The shelf of this site's releases, or one build folder if the settings name it. */
export function shelfOf(config: ServerConfig): ReleaseShelf {
  if (config.releaseDir) return folderAsShelf(config.releaseDir);
  const shelf = openShelf({ root: `${config.dataDir}/releases`, app: 'host-site' });
  return {
    folder: shelf.folder,
    releases: shelf.list,
    faults: (id) => shelf.verify(id, isRunHere),
    async liveId() {
      const pointer = await shelf.pointer();
      if (!pointer) throw new Error(`No release of the site is live in ${shelf.path}.`);
      return pointer.current;
    },
  };
}

/** Files for browsers are compared when they are read. */
function isRunHere(name: string): boolean {
  return name.startsWith('server/') || name === 'client/assets.json';
}
