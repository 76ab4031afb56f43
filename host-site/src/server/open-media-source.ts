import type { Logger } from 'pino';
import { openObjectCopies, openObjectStore } from 'server-kit/object-store';
import type { ServerConfig } from './config.ts';
import type { MediaSource } from './media.ts';

const copiesMaxBytes = 2 * 1024 ** 3;

/** The media of this machine, and of the store that it shares with others. */
export async function openMediaSource(
  { dataDir, mediaStore }: ServerConfig,
  logger: Logger,
): Promise<MediaSource> {
  const folder = `${dataDir}/media`;
  if (mediaStore === undefined) return { folder };
  const store = await openObjectStore(mediaStore);
  // Nobody waits for it: what is on this machine is served in any case.
  void store.check().catch((error: unknown) => {
    logger.warn(`MEDIA_STORE cannot be used: ${error instanceof Error ? error.message : String(error)}`);
  });
  const copies = await openObjectCopies({
    store,
    folder: `${dataDir}/media-copies`,
    maxBytes: copiesMaxBytes,
  });
  return { folder, copies };
}
