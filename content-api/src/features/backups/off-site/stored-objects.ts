import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { privateFileMode } from 'server-kit';
import { isStoreFault } from 'server-kit/object-store';
import type { ListedObject, ObjectContent, ObjectStore } from 'server-kit/object-store';
import { isStartupFault, startupFault } from '../../../lib/startup-fault.ts';
import { isError } from '../../../lib/is-error.ts';
import { hashChunks } from './hash-chunks.ts';
import { hashInName } from './object-names.ts';

/** Objects whose names end in the hash of their bytes. Nothing is taken for stored until it was read back. */
export interface StoredObjects {
  /** For messages. */
  place: string;
  /** @throws OBJECT_DAMAGED when the store gives back something else */
  put: (name: string, content: ObjectContent) => Promise<ListedObject>;
  isIntact: (name: string) => Promise<boolean>;
  list: (prefix: string) => Promise<ListedObject[]>;
  /** Writes it to a file. @throws OBJECT_MISSING, OBJECT_DAMAGED */
  fetch: (name: string, target: string) => Promise<void>;
  /** @throws OBJECT_MISSING, OBJECT_DAMAGED */
  read: (name: string) => Promise<Buffer>;
  remove: (name: string) => Promise<void>;
}

export function createStoredObjects(store: ObjectStore): StoredObjects {
  async function* chunksOf(name: string): AsyncGenerator<Uint8Array, void, undefined> {
    const found = await store.get(name);
    if (found === undefined) throw startupFault('OBJECT_MISSING', `${name} is missing in ${store.place}`);
    try {
      yield* found.body as AsyncIterable<Uint8Array>;
    } catch (error) {
      if (isStoreFault(error)) throw error;
      const reason = isError(error) ? error.message : String(error);
      throw startupFault('STORE_BROKE_OFF', `${store.place} broke off: ${reason}`);
    }
  }

  /** Lets the work read the object, and compares what it read. */
  async function proven<T>(
    name: string,
    work: (chunks: AsyncIterable<Uint8Array>) => Promise<T>,
  ): Promise<T> {
    const hash = createHash('sha256');
    const result = await work(hashChunks(chunksOf(name), hash));
    if (hash.digest('hex') !== hashInName(name))
      throw startupFault('OBJECT_DAMAGED', `${name} is damaged in ${store.place}`);
    return result;
  }

  async function isIntact(name: string): Promise<boolean> {
    try {
      await proven(name, drain);
      return true;
    } catch (error) {
      if (isObjectFault(error)) return false;
      throw error;
    }
  }

  return {
    place: store.place,
    isIntact,
    async put(name, content) {
      await store.put(name, content);
      return { name, bytes: await proven(name, drain) };
    },
    async list(prefix) {
      const found: ListedObject[] = [];
      for await (const object of store.list(prefix)) found.push(object);
      return found;
    },
    fetch: (name, target) =>
      proven(name, (chunks) => pipeline(chunks, createWriteStream(target, { mode: privateFileMode }))),
    read: (name) => proven(name, buffer),
    remove: (name) => store.remove(name),
  };
}

/** True when the store answered, and the object is missing or damaged. */
export function isObjectFault(error: unknown): boolean {
  return isStartupFault(error) && error.code.startsWith('OBJECT_');
}

/** Reads to the end; returns how many bytes. */
async function drain(chunks: AsyncIterable<Uint8Array>): Promise<number> {
  let bytes = 0;
  for await (const chunk of chunks) bytes += chunk.length;
  return bytes;
}
