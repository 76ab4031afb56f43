import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { LRUCache } from 'lru-cache';
import { temporarySuffix } from '../durable-file.ts';
import { privateFileMode, privateFolderMode } from '../private-files.ts';
import { createWorkQueue } from '../work-queue.ts';
import { createFolderStore } from './folder-store.ts';
import type { ObjectStore } from './object-store.ts';
import { requireName } from './require-name.ts';
import { storeFault } from './store-fault.ts';

export interface CopiesOptions {
  store: ObjectStore;
  /** Folder of the copies, for this process alone. */
  folder: string;
  /** Bytes of all copies; the least recently used are removed first. */
  maxBytes: number;
}

/** Copies of objects on this machine, made at the first read. */
export interface ObjectCopies {
  /**
   * Path of a copy; undefined when there is no such object. While the store is away, copies that are there go on.
   *
   * @throws StoreFault, QueueFullError
   */
  pathOf: (name: string) => Promise<string | undefined>;
}

interface Copy {
  bytes: number;
  checkedAtMs: number;
}

/** After this time a copy is checked against the store. */
const maxAgeMs = 10 * 60_000;
/** For this time a missing object is not requested again. */
const missingMs = 10_000;
const missingMax = 10_000;

export async function openObjectCopies({ store, folder, maxBytes }: CopiesOptions): Promise<ObjectCopies> {
  const kept = new LRUCache<string, Copy>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
    dispose: (_copy, name, reason) => {
      if (reason !== 'set') void rm(path.join(folder, name), { force: true });
    },
  });
  const placeOf = (name: string) => path.join(folder, requireName(name));
  const missing = new LRUCache<string, true>({ max: missingMax, ttl: missingMs });
  const running = new Map<string, Promise<string | undefined>>();
  const reading = createWorkQueue({ concurrency: 8, maxWaiting: 200, retryAfterSeconds: 2 });
  for await (const { name, bytes } of createFolderStore(folder).list())
    kept.set(name, { bytes, checkedAtMs: 0 });

  async function isThere(name: string, copy: Copy): Promise<boolean> {
    return (await stat(placeOf(name)).catch(() => undefined))?.size === copy.bytes;
  }

  /** Makes a copy, or confirms that the present one still equals its object. */
  async function refresh(name: string): Promise<string | undefined> {
    const copy = kept.get(name);
    if (copy !== undefined && (await isThere(name, copy))) {
      const head = await store.head(name);
      if (head?.bytes === copy.bytes) {
        copy.checkedAtMs = Date.now();
        return placeOf(name);
      }
    }
    return read(name);
  }

  function refreshOnce(name: string): Promise<string | undefined> {
    const current = running.get(name);
    if (current !== undefined) return current;
    const work = reading.run(() => refresh(name)).finally(() => running.delete(name));
    running.set(name, work);
    return work;
  }

  async function read(name: string): Promise<string | undefined> {
    const file = placeOf(name);
    const object = await store.get(name);
    if (object === undefined) {
      kept.delete(name);
      missing.set(name, true);
      return undefined;
    }
    const draft = `${file}.${randomUUID()}${temporarySuffix}`;
    try {
      await mkdir(path.dirname(file), { recursive: true, mode: privateFolderMode });
      await pipeline(object.body, createWriteStream(draft, { mode: privateFileMode }));
      const { size } = await stat(draft);
      if (size !== object.bytes) throw storeFault('STORE_AWAY', `${store.place} sent a part of ${name} only`);
      await rename(draft, file);
    } finally {
      await rm(draft, { force: true });
    }
    kept.set(name, { bytes: object.bytes, checkedAtMs: Date.now() });
    return file;
  }

  return {
    async pathOf(name) {
      const copy = kept.get(name);
      if (copy !== undefined && (await isThere(name, copy))) {
        // Not awaited: a store that is away changes nothing.
        if (copy.checkedAtMs < Date.now() - maxAgeMs) void refreshOnce(name).catch(() => undefined);
        return placeOf(name);
      }
      return missing.has(name) ? undefined : refreshOnce(name);
    },
  };
}
