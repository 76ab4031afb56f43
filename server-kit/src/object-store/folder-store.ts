import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, copyFile, link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { syncToDisk, temporarySuffix, writeDurably } from '../durable-file.ts';
import { privateFileMode, privateFolderMode } from '../private-files.ts';
import { errorDetails } from './error-details.ts';
import type { ListedObject, ObjectContent, ObjectStore } from './object-store.ts';
import { requireName } from './require-name.ts';
import { storeFault } from './store-fault.ts';

/** Objects as files below a folder, which is created when it is missing. */
export function createFolderStore(folder: string): ObjectStore {
  const pathOf = (name: string) => path.join(folder, requireName(name));

  /** Throws a `StoreFault`, as for a share that is away; a full disk and faults of our own are thrown as they are. */
  function refuse(error: unknown): never {
    const { code, syscall } = errorDetails(error);
    if (syscall === undefined || code === 'ENOSPC' || code === 'EDQUOT') throw error;
    throw storeFault('STORE_AWAY', `The folder ${folder} cannot be used (${String(code)})`, error);
  }

  return {
    place: folder,
    async get(name) {
      const handle = await absentIfMissing(open(pathOf(name), 'r')).catch(refuse);
      if (handle === undefined) return undefined;
      const stats = await handle.stat();
      if (stats.isFile()) return { bytes: stats.size, body: createReadStream('', { fd: handle }) };
      await handle.close();
      return undefined;
    },
    async put(name, content, { onlyIfNew = false } = {}) {
      const file = pathOf(name);
      const temporary = `${file}.${process.pid}-${randomUUID()}${temporarySuffix}`;
      try {
        await writeTemporary(temporary, content);
        if (onlyIfNew) await link(temporary, file);
        else await rename(temporary, file);
      } catch (error) {
        if (onlyIfNew && errorDetails(error).code === 'EEXIST') return false;
        refuse(error);
      } finally {
        await rm(temporary, { force: true });
      }
      await syncToDisk(path.dirname(file));
      return true;
    },
    async head(name) {
      const stats = await absentIfMissing(stat(pathOf(name))).catch(refuse);
      return stats?.isFile() ? { bytes: stats.size } : undefined;
    },
    list: (prefix = '') => filesBelow(folder, prefix),
    remove: async (name) => rm(pathOf(name), { force: true }).catch(refuse),
    async check() {
      try {
        await mkdir(folder, { recursive: true, mode: privateFolderMode });
        const probe = path.join(folder, `.${randomUUID()}${temporarySuffix}`);
        await writeDurably(probe, '');
        await rm(probe);
      } catch (error) {
        const reason = String(errorDetails(error).code ?? error);
        throw storeFault('STORE_MISSING', `The folder ${folder} cannot be written (${reason})`, error);
      }
    },
  };
}

async function writeTemporary(file: string, content: ObjectContent): Promise<void> {
  if (typeof content === 'string' || Buffer.isBuffer(content)) return writeDurably(file, content);
  await mkdir(path.dirname(file), { recursive: true, mode: privateFolderMode });
  await copyFile(content.file, file);
  await chmod(file, privateFileMode);
  await syncToDisk(file);
}

async function* filesBelow(folder: string, prefix: string): AsyncGenerator<ListedObject> {
  const start = prefix.slice(0, prefix.lastIndexOf('/') + 1);
  if (start !== '') requireName(start.slice(0, -1));
  const waiting = [start];
  for (let below = waiting.pop(); below !== undefined; below = waiting.pop()) {
    const entries = await absentIfMissing(readdir(path.join(folder, below), { withFileTypes: true }));
    for (const entry of entries ?? []) {
      const name = `${below}${entry.name}`;
      const isWanted = entry.isDirectory()
        ? `${name}/`.startsWith(prefix) || prefix.startsWith(`${name}/`)
        : name.startsWith(prefix) && !name.endsWith(temporarySuffix);
      if (!isWanted) continue;
      if (entry.isDirectory()) waiting.push(`${name}/`);
      else if (entry.isFile()) {
        const stats = await absentIfMissing(stat(path.join(folder, name)));
        if (stats !== undefined) yield { name, bytes: stats.size };
      }
    }
  }
}

async function absentIfMissing<T>(result: Promise<T>): Promise<T | undefined> {
  try {
    return await result;
  } catch (error) {
    const { code } = errorDetails(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  }
}
