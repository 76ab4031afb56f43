import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { createWorkQueue } from 'server-kit';
import { isStoreFault } from 'server-kit/object-store';
import { announceChange, queueForRevision } from '../../core/records/content-revision.ts';
import type { Subscriber } from '../../core/records/content-revision.ts';
import { rasterTypes } from '../../core/media/file-types.ts';
import type { Database } from '../../db/database.ts';
import { isDiskFull } from './faults.ts';
import type { MediaFolder } from './media-folder.ts';
import { isProcessEnded } from './picture-worker.ts';
import type { PictureWorker } from './picture-worker.ts';
import { suffersFromCrops } from './picture-hint.ts';
import { usualVariants, variants, wideVariantsFor } from './variant.ts';
import type { Variant } from './variant.ts';

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
  subscribers: readonly Subscriber[];
}

/** A picture that something is left to do for. */
interface Waiting {
  id: string;
  path: string;
  width: number | null;
  height: number | null;
  placeholder: string;
  variants_left: number;
  wide_left: number | null;
}

/** A picture that ended the process so often gets no smaller sizes. */
const endsMax = 3;

/** The database holds the remaining work, so a start goes on where the last one ended. */
export function createVariantMaker({ database, folder, pictures, log, subscribers }: Parts): VariantMaker {
  // Half of one processor, so that requests come first.
  const queue = createWorkQueue({ concurrency: 1, maxWaiting: 1, retryAfterSeconds: 1, share: 0.5 });
  let working: Promise<void> | undefined;
  let isClosing = false;
  /** Number of times that the process crashed on a picture. */
  const ends = new LRUCache<string, number>({ max: 1_000 });

  async function work(): Promise<void> {
    /** Pictures that wait for the next start. */
    const postponed: string[] = [];
    let hasNewTones = false;
    for (let next = await nextPicture(postponed); next !== undefined; next = await nextPicture(postponed)) {
      const one = next;
      const isOld = one.variants_left === 0 && one.wide_left === null;
      if (isOld) {
        const isShown = await queue.run(() => giveTone(one));
        hasNewTones ||= isShown;
        continue;
      }
      if (hasNewTones) await announceTones();
      hasNewTones = false;
      if (await queue.run(() => make(one))) postponed.push(one.id);
    }
    if (hasNewTones) await announceTones();
  }

  /**
   * Every picture gets its first size before any gets its second, and its tone before any gets those for wide places; the
   * newest is the one that somebody looks at.
   */
  async function nextPicture(postponed: readonly string[]): Promise<Waiting | undefined> {
    if (isClosing) return undefined;
    const rows = database.queries
      .selectFrom('media')
      .select(['id', 'path', 'width', 'height', 'placeholder', 'variants_left', 'wide_left'])
      .$if(postponed.length > 0, (all) => all.where('id', 'not in', postponed));
    const usual = rows.where('variants_left', '>', 0).orderBy('variants_left', 'desc');
    const old = rows.where('wide_left', 'is', null).where('type', 'in', rasterTypes);
    const wide = rows.where('wide_left', '>', 0).orderBy('wide_left', 'desc');
    for (const waiting of [usual, old, wide]) {
      const found = await waiting.orderBy('id', 'desc').limit(1).executeTakeFirst();
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** For a row that is older than tones. Returns whether pages show one. */
  async function giveTone({ id, path, width, height, placeholder }: Waiting): Promise<boolean> {
    const tone = await readTone(path).catch((error: unknown) => {
      if (isStoreFault(error)) throw error;
      log.warn({ err: error, path }, 'a picture gets no tone');
      return '';
    });
    const { numUpdatedRows } = await database.queries
      .updateTable('media')
      .set({ tone, wide_left: wideVariantsFor(width).length })
      .where('id', '=', id)
      .where('path', '=', path)
      .where('wide_left', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0 && tone !== '' && (placeholder === '' || suffersFromCrops({ width, height }));
  }

  async function readTone(path: string): Promise<string> {
    const { tone = '' } = await pictures.run({ do: 'tone', file: await folder.bring(path) });
    return tone;
  }

  function announceTones(): Promise<void> {
    return database.queries.transaction().execute(async (trx) => {
      await queueForRevision(trx);
      await announceChange(trx, subscribers, 'everything');
    });
  }

  /** Returns true when the picture has to wait. */
  async function make({ id, path, width, variants_left, wide_left }: Waiting): Promise<boolean> {
    const isWide = variants_left === 0;
    const column = isWide ? 'wide_left' : 'variants_left';
    const left = isWide ? (wide_left ?? 0) : variants_left;
    const all = isWide ? wideVariantsFor(width) : usualVariants;
    const failure = await write(path, all[all.length - left]);
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
      .set(failure === undefined ? { [column]: left - 1 } : { variants_left: 0, wide_left: 0 })
      .where('id', '=', id)
      .where('path', '=', path)
      .where(column, '=', left)
      .executeTakeFirst();
    // A file that was deleted or replaced meanwhile needs no sizes.
    if (failure !== undefined && numUpdatedRows > 0)
      log.warn({ err: failure, path }, 'the smaller sizes of a picture are missing');
    return false;
  }

  /** Returns why the size could not be written, if so. */
  async function write(path: string, variant: Variant | undefined): Promise<unknown> {
    if (variant === undefined) return new Error('There is no such size');
    try {
      const file = await folder.bring(path);
      await folder.writeBeside(path, variant, async (target) => {
        await pictures.run({ do: 'variant', file, index: variants.indexOf(variant), target });
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
