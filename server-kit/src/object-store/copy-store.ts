import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pLimit from 'p-limit';
import { privateFileMode } from '../private-files.ts';
import { listNames } from './list-names.ts';
import type { ObjectStore } from './object-store.ts';
import { storeFault } from './store-fault.ts';

export interface CopiedStore {
  copied: number;
  /** Objects that the target had already. */
  alike: number;
  bytes: number;
}

const batchSize = 8;
/** Work in progress of a server, such as `.uploads`. */
const hidden = /(?:^|\/)\./;

/**
 * Copies every object, but for hidden ones, and reads each back: it counts as copied when its SHA-256 is that of the
 * source. Objects that are alike are not sent again. Nothing is removed from either side.
 *
 * @throws StoreFault, also when a copy differs from its source
 */
export async function copyStore(
  from: ObjectStore,
  to: ObjectStore,
  onObject?: (done: CopiedStore) => void,
): Promise<CopiedStore> {
  const result: CopiedStore = { copied: 0, alike: 0, bytes: 0 };
  const folder = await mkdtemp(path.join(tmpdir(), 'store-copy-'));
  const limit = pLimit(batchSize);

  async function copy(name: string): Promise<void> {
    const source = await from.get(name);
    // It was removed since it was listed.
    if (source === undefined) return;
    const file = path.join(folder, randomUUID());
    try {
      const expected = await saveAndHash(source.body, file);
      const isAlike = (await hashIn(to, name)) === expected;
      if (!isAlike) await to.put(name, { file });
      if (!isAlike && (await hashIn(to, name)) !== expected)
        throw storeFault('STORE_AWAY', `${name} is not the same in ${to.place} as in ${from.place}`);
      result[isAlike ? 'alike' : 'copied'] += 1;
      result.bytes += source.bytes;
      onObject?.(result);
    } finally {
      await rm(file, { force: true });
    }
  }

  try {
    const names = await listNames(from);
    await Promise.all(names.filter((name) => !hidden.test(name)).map((name) => limit(() => copy(name))));
    return result;
  } finally {
    limit.clearQueue();
    await rm(folder, { recursive: true, force: true });
  }
}

async function saveAndHash(body: Readable, file: string): Promise<string> {
  const hash = createHash('sha256');
  body.on('data', (chunk: Buffer) => hash.update(chunk));
  await pipeline(body, createWriteStream(file, { mode: privateFileMode }));
  return hash.digest('hex');
}

async function hashIn(store: ObjectStore, name: string): Promise<string | undefined> {
  const object = await store.get(name);
  if (object === undefined) return undefined;
  const hash = createHash('sha256');
  await pipeline(object.body, hash);
  return hash.digest('hex');
}
