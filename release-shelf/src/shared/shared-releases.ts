import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createWorkQueue, publicFileMode, replaceDurably, syncToDisk } from 'server-kit';
import { listNames } from 'server-kit/object-store';
import type { ObjectStore } from 'server-kit/object-store';
import { listFiles } from '../lib/list-files.ts';
import { isPlainPath, isReleaseId } from '../lib/schemas.ts';
import { shelfFault } from '../lib/shelf-fault.ts';
import { foldersOf, incomingPrefix } from '../publish.ts';
import { manifestName, parseRelease, readRelease } from '../read-release.ts';
import type { Release } from '../types.ts';
import { verifyRelease } from '../verify-release.ts';

/** Releases of an app in a store: `<app>/<id>/<file>`. The manifest comes last and goes first, so a release is whole or not there. */
export interface SharedReleases {
  read: (id: string) => Promise<Release | null>;
  ids: () => Promise<string[]>;
  /**
   * Sends the release in a folder, unless the store has it. Two machines that built the same have manifests with times of
   * their own: the first one's is everybody's. Returns the release as it is shared.
   */
  send: (folder: string, release: Release) => Promise<Release>;
  /** Makes a folder of a release, every file compared with its hash. Null when the store does not have it. */
  bring: (id: string, folder: string) => Promise<Release | null>;
  remove: (id: string) => Promise<void>;
}

export function sharedReleases(store: ObjectStore, app: string): SharedReleases {
  const nameOf = (id: string, file: string) => `${app}/${id}/${file}`;

  async function manifest(id: string): Promise<{ content: string; release: Release } | null> {
    if (!isReleaseId(id)) return null;
    const found = await store.get(nameOf(id, manifestName));
    if (found === undefined) return null;
    const content = await text(found.body);
    const release = parseRelease(content);
    return release?.app === app && release.id === id ? { content, release } : null;
  }

  async function filesOf(id: string): Promise<string[]> {
    const start = nameOf(id, '');
    const names = (await listNames(store, start)).map((name) => name.slice(start.length));
    return names.filter(isPlainPath);
  }

  return {
    read: async (id) => (await manifest(id))?.release ?? null,
    async ids() {
      const pattern = new RegExp(`^${app}/([^/]+)/${manifestName.replace('.', '\\.')}$`);
      const names = (await listNames(store, `${app}/`)).map((name) => pattern.exec(name)?.[1] ?? '');
      return names.filter(isReleaseId);
    },
    async send(folder, release) {
      const { id } = release;
      const fileOf = (name: string) => ({ file: path.join(folder, name) });
      if ((await manifest(id)) === null) {
        const files = (await listFiles(folder)).filter((name) => name !== manifestName);
        await atOnce(files, (name) => store.put(nameOf(id, name), fileOf(name)));
        if (await store.put(nameOf(id, manifestName), fileOf(manifestName), { onlyIfNew: true }))
          return release;
      }
      const shared = await manifest(id);
      if (shared === null)
        throw shelfFault('SHELF_DAMAGED', `The manifest of ${id} in ${store.place} cannot be read`);
      const { file } = fileOf(manifestName);
      if ((await readFile(file, 'utf8')) !== shared.content)
        await replaceDurably(file, shared.content, { mode: publicFileMode });
      return shared.release;
    },
    async bring(id, folder) {
      const found = await manifest(id);
      if (!found) return null;
      const incoming = path.join(path.dirname(folder), `${incomingPrefix}${process.pid}-${randomUUID()}`);
      try {
        await atOnce(await filesOf(id), async (name) => {
          const object = await store.get(nameOf(id, name));
          if (object === undefined) return;
          const file = path.join(incoming, name);
          await mkdir(path.dirname(file), { recursive: true });
          await pipeline(object.body, createWriteStream(file, { mode: publicFileMode, flush: true }));
        });
        const faults = await verifyRelease(incoming, found.release);
        if (faults.length > 0)
          throw shelfFault(
            'SHELF_DAMAGED',
            `${store.place} does not hold ${id} as it was published: ${faults.join('; ')}`,
          );
        for (const directory of await foldersOf(incoming)) await syncToDisk(directory);
        await rename(incoming, folder);
        await syncToDisk(path.dirname(folder));
      } catch (error) {
        await rm(incoming, { recursive: true, force: true });
        // Another process brought it first.
        if (!(await readRelease(folder, app))) throw error;
      }
      return found.release;
    },
    async remove(id) {
      await store.remove(nameOf(id, manifestName));
      for (const name of await filesOf(id)) await store.remove(nameOf(id, name));
    },
  };
}

/** Some calls at the same time. */
async function atOnce(names: readonly string[], work: (name: string) => Promise<unknown>): Promise<void> {
  const queue = createWorkQueue({ concurrency: 8, maxWaiting: Infinity, retryAfterSeconds: 1 });
  await Promise.all(names.map((name) => queue.run(() => work(name))));
}
