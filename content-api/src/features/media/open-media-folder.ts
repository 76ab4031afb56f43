import path from 'node:path';
import { openObjectStore } from 'server-kit/object-store';
import type { Config } from '../../config/config.ts';
import { createMediaFolder } from './media-folder.ts';
import type { MediaFolder } from './media-folder.ts';
import { createSharedFolder } from './shared-folder.ts';

/** The files of the library, as the settings say where they are. A store that cannot be used is one line of the log. */
export async function openMediaFolder(
  { dataDir, mediaStore }: Pick<Config, 'dataDir' | 'mediaStore'>,
  warn: (line: string) => void,
): Promise<MediaFolder> {
  const local = createMediaFolder(path.join(dataDir, 'media'));
  if (mediaStore === undefined) return local;
  const store = await openObjectStore(mediaStore);
  // Nobody waits for it: what is on this machine is served in any case.
  void store.check().catch((error: unknown) => {
    warn(`MEDIA_STORE cannot be used: ${error instanceof Error ? error.message : String(error)}`);
  });
  return createSharedFolder({ local, store, warn });
}
