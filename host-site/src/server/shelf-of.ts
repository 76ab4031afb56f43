import { followStore, openSharedShelf, openShelf } from 'release-shelf';
import type { ServerConfig } from './config.ts';
import type { ReleaseShelf } from './release-source.ts';

const app = 'host-site';

/** The shelf of this site's releases. */
export async function shelfOf(config: ServerConfig, warn: (line: string) => void): Promise<ReleaseShelf> {
  const root = `${config.dataDir}/releases`;
  const shelf = openShelf({ root, app });
  const shared = config.releaseStore && (await openSharedShelf({ root, app }, config.releaseStore));
  const follower = shared && (await followStore(shared, { say: warn }));
  return {
    folder: shelf.folder,
    releases: shelf.list,
    faults: (id) => shelf.verify(id, isRunHere),
    async liveId() {
      const pointer = await shelf.pointer();
      if (!pointer) throw new Error(`No release of the site is live in ${shelf.path}.`);
      return pointer.current;
    },
    ...(follower && { catchUp: follower.catchUp }),
  };
}

/** Files for browsers are compared when they are read. */
function isRunHere(name: string): boolean {
  return name.startsWith('server/') || name === 'client/assets.json';
}
