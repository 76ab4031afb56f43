import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { listNames } from 'server-kit/object-store';
import type { ListedObject, ObjectStore } from 'server-kit/object-store';
import { startupFault } from '../../../lib/startup-fault.ts';
import { days } from '../../../lib/durations.ts';
import { foreignNames } from '../swap-media.ts';
import { allDone } from './all-done.ts';
import { encryptFile } from './encrypt-file.ts';
import { contentInName, hashInName } from './object-names.ts';
import type { ObjectNames } from './object-names.ts';
import type { StoredObjects } from './stored-objects.ts';

interface StoreMediaOptions {
  /** The media as the site serves them. */
  media: ObjectStore;
  objects: StoredObjects;
  names: ObjectNames;
  publicKey: string;
  /** Objects that are known to be intact, with their sizes; those that are stored now are added. */
  proven: Map<string, number>;
  /** For encrypted files on their way. */
  scratch: string;
  nowMs: number;
}

/** A media file, and the object with its content. */
export interface MediaEntry {
  path: string;
  sha256: string;
  object: ListedObject;
}

const batchSize = 4;
/** An object that was proven once is read again after so many days. */
const againDays = 30;

/**
 * Brings each content that the store does not have yet into it, once; returns every file with its object.
 *
 * @throws MEDIA_CHANGED when a file goes or changes meanwhile
 */
export async function storeMedia(
  options: StoreMediaOptions,
): Promise<{ entries: MediaEntry[]; added: number }> {
  const { media, objects, names } = options;
  const present = Map.groupBy(await objects.list(names.media), ({ name }) => contentInName(name));
  const byContent = new Map<string, Promise<ListedObject>>();
  const entries: MediaEntry[] = [];
  let added = 0;

  async function objectOf(file: string, sha256: string): Promise<ListedObject> {
    const content = names.mediaOf(sha256);
    for (const candidate of present.get(content) ?? []) {
      if (await isProven(candidate, options)) return candidate;
    }
    added += 1;
    return encryptInto(content, { ...options, file, sha256 });
  }

  async function enter(file: string): Promise<void> {
    const sha256 = await hashOf(media, file);
    const object = byContent.get(sha256) ?? objectOf(file, sha256);
    byContent.set(sha256, object);
    entries.push({ path: file, sha256, object: await object });
  }

  const paths = await listNames(media);
  const files = paths.filter((file) => !foreignNames.includes(file.split('/')[0] ?? ''));
  for (let at = 0; at < files.length; at += batchSize)
    await allDone(files.slice(at, at + batchSize).map(enter));
  return { entries, added };
}

async function isProven(
  { name, bytes }: ListedObject,
  { proven, objects, nowMs }: StoreMediaOptions,
): Promise<boolean> {
  const turn = Number.parseInt(hashInName(name).slice(0, 8), 16) % againDays;
  const isItsTurn = Math.floor(nowMs / days(1)) % againDays === turn;
  return (proven.get(name) === bytes && !isItsTurn) || objects.isIntact(name);
}

interface EncryptOptions extends StoreMediaOptions {
  file: string;
  sha256: string;
}

async function encryptInto(content: string, options: EncryptOptions): Promise<ListedObject> {
  const { media, objects, publicKey, proven, scratch, file, sha256 } = options;
  const target = path.join(scratch, sha256);
  const hashes = await encryptFile(await chunksOf(media, file), target, publicKey);
  if (hashes.plain !== sha256)
    throw startupFault('MEDIA_CHANGED', `The media file ${file} changed while it was backed up`);
  const object = await objects.put(`${content}${hashes.encrypted}.age`, { file: target });
  await rm(target);
  proven.set(object.name, object.bytes);
  return object;
}

async function hashOf(media: ObjectStore, file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of await chunksOf(media, file)) hash.update(chunk);
  return hash.digest('hex');
}

async function chunksOf(media: ObjectStore, file: string): Promise<AsyncIterable<Uint8Array>> {
  const found = await media.get(file);
  if (found === undefined)
    throw startupFault('MEDIA_CHANGED', `The media file ${file} was removed while it was backed up`);
  return found.body;
}
