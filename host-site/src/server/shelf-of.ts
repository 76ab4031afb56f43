import type { ServerConfig } from './config.ts';
import { folderAsShelf } from './release-source.ts';
import type { ReleaseShelf } from './release-source.ts';

/** The shelf that the settings name. */
export function shelfOf(config: ServerConfig): Promise<ReleaseShelf> {
  return Promise.resolve(folderAsShelf(config.releaseDir ?? ''));
}
