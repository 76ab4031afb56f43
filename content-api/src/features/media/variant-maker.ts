import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { createWorkQueue } from 'server-kit';
import { isStoreFault } from 'server-kit/object-store';
import type { Database } from '../../db/database.ts';
import { isDiskFull } from './faults.ts';
import type { MediaFolder } from './media-folder.ts';
import { isProcessEnded } from './picture-worker.ts';
import type { PictureWorker } from './picture-worker.ts';
import { variants } from './variant.ts';

/** Makes smaller sizes of pictures, one at a time, while the server goes on. */
export interface VariantMaker {
  /** Begins with what is waiting, unless it is at work. Never fails. */
  start: () => void;
  /** Ends after the size that is being made. */
  close: () => Promise<void>;
}

interface Parts {
  database: Database;
  folder: MediaFolder;
  pictures: PictureWorker;
  log: Logger;
}

/** A picture that ended the process so often gets no smaller sizes. */
const endsMax = 3;

/** The database holds the remaining work, so a start goes on where the last one ended. */
export function createVariantMaker({ database, folder, pictures, log }: Parts): VariantMaker {
  // Half of one processor, so that requests come first.
  const queue = createWorkQueue({ concurrency: 1, maxWaiting: 1, retryAfterSeconds: 1, share: 0.5 });
  let working: Promise<void> | undefined;
  let isClosing = false;
  /** Number of times that the process crashed on a picture. */
  const ends = new LRUCache<string, number>({ max: 1_000 });

  async function work(): Promise<void> {
    /** Pictures that wait for the next start. */
    const postponed: string[] = [];
    while (!isClosing) {
      const next = await nextPicture(postponed);
      if (next === undefined) return;
      const isPostponed = await queue.run(() => make(next));
      if (isPostponed) postponed.push(next.id);
    }
  }

  /** Every picture gets its first size before any gets its second; the newest is the one that somebody looks at. */
  function nextPicture(postponed: readonly string[]) {
    const rows = database.queries
      .selectFrom('media')
      .select(['id', 'path', 'variants_left'])
      .where('variants_left', '>', 0);
    return (postponed.length === 0 ? rows : rows.where('id', 'not in', postponed))
      .orderBy('variants_left', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst();
  }

  /** Returns true when the picture has to wait. */
  async function make({ id, path, variants_left }: { id: string; path: string; variants_left: number }) {
    const failure = await write(path, variants.length - variants_left);
    // There may be room again later, or the store may be back.
    if (isDiskFull(failure) || isStoreFault(failure)) throw failure;
    if (isClosing && failure !== undefined) return true;
    if (isProcessEnded(failure)) {
      const count = (ends.get(id) ?? 0) + 1;
      ends.set(id, count);
      if (count < endsMax) return true;
    }
    const { numUpdatedRows } = await database.queries
      .updateTable('media')
      .set({ variants_left: failure === undefined ? variants_left - 1 : 0 })
      .where('id', '=', id)
      .where('path', '=', path)
      .where('variants_left', '=', variants_left)
      .executeTakeFirst();
    // A file that was deleted or replaced meanwhile needs no sizes.
    if (failure !== undefined && numUpdatedRows > 0)
      log.warn({ err: failure, path }, 'the smaller sizes of a picture are missing');
    return false;
  }

  /** Returns why the size could not be written, if so. */
  async function write(path: string, index: number): Promise<unknown> {
    const variant = variants[index];
    if (variant === undefined) return new Error('There is no such size');
    try {
      const file = await folder.bring(path);
      await folder.writeBeside(path, variant, async (target) => {
        await pictures.run({ do: 'variant', file, index, target });
      });
      return undefined;
    } catch (error) {
      return error;
    }
  }

  return {
    start() {
      if (isClosing) return;
      working ??= work()
        .catch((error: unknown) => log.warn({ err: error }, 'smaller sizes of pictures have to wait'))
        .finally(() => (working = undefined));
    },
    async close() {
      isClosing = true;
      await working;
    },
  };
}
