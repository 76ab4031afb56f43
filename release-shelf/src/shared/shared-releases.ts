import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createWorkQueue, publicFileMode, syncToDisk } from 'server-kit';
import { listNames } from 'server-kit/object-store';
import type { ObjectStore } from 'server-kit/object-store';
import { listFiles } from '../lib/list-files.ts';
import { isPlainPath, isReleaseId } from '../lib/schemas.ts';
import { shelfFault } from '../lib/shelf-fault.ts';
import { foldersOf, incomingPrefix } from '../publish.ts';
import { manifestName, parseRelease, readRelease } from '../read-release.ts';
import { parseNote, untold, writeNote } from '../release-note.ts';
import type { ReleaseNote } from '../release-note.ts';
import type { Release } from '../types.ts';
import { verifyRelease } from '../verify-release.ts';

/**
 * Releases of an app in a store: `<app>/<id>/<file>`, and next to them `<app>/notes/<id>.json`. The manifest comes last and
 * goes first, so a release is whole or not there.
 */
export interface SharedReleases {
  read: (id: string) => Promise<Release | null>;
  ids: () => Promise<string[]>;
  /** Sends the release in a folder, unless the store has it. */
  send: (folder: string, release: Release) => Promise<void>;
  /** Makes a folder of a release, every file compared with its hash. Null when the store does not have it. */
  bring: (id: string, folder: string) => Promise<Release | null>;
  remove: (id: string) => Promise<void>;
}

export function sharedReleases(store: ObjectStore, app: string): SharedReleases {
  const nameOf = (id: string, file: string) => `${app}/${id}/${file}`;
  const noteNameOf = (id: string) => `${app}/notes/${id}.json`;

  async function read(id: string): Promise<Release | null> {
    if (!isReleaseId(id)) return null;
    const object = await store.get(nameOf(id, manifestName));
    if (object === undefined) return null;
    const release = parseRelease(await text(object.body));
    if (release?.app !== app || release.id !== id) return null;
    return release.sourceHash === untold.sourceHash ? { ...release, ...(await noteOf(id)) } : release;
  }

  async function noteOf(id: string): Promise<ReleaseNote | undefined> {
    const object = await store.get(noteNameOf(id));
    return object && parseNote(await text(object.body));
  }

  async function filesOf(id: string): Promise<string[]> {
    const start = nameOf(id, '');
    const names = (await listNames(store, start)).map((name) => name.slice(start.length));
    return names.filter(isPlainPath);
  }

  return {
    read,
    async ids() {
      const pattern = new RegExp(`^${app}/([^/]+)/${manifestName.replace('.', '\\.')}$`);
      const names = (await listNames(store, `${app}/`)).map((name) => pattern.exec(name)?.[1] ?? '');
      return names.filter(isReleaseId);
    },
    async send(folder, { id, commit, createdAt, sourceHash }) {
      if (await read(id)) return;
      const fileOf = (name: string) => ({ file: path.join(folder, name) });
      const files = (await listFiles(folder)).filter((name) => name !== manifestName);
      await inParallel(files, (name) => store.put(nameOf(id, name), fileOf(name)));
      const note: ReleaseNote = { commit, createdAt, sourceHash };
      await store.put(noteNameOf(id), JSON.stringify(note), { onlyIfNew: true });
      const isFirst = await store.put(nameOf(id, manifestName), fileOf(manifestName), { onlyIfNew: true });
      if (!isFirst && !(await read(id)))
        throw shelfFault('SHELF_DAMAGED', `The manifest of ${id} in ${store.place} cannot be read`);
    },
    async bring(id, folder) {
      const release = await read(id);
      if (!release) return null;
      const incoming = path.join(path.dirname(folder), `${incomingPrefix}${process.pid}-${randomUUID()}`);
      try {
        await inParallel(await filesOf(id), async (name) => {
          const object = await store.get(nameOf(id, name));
          if (object === undefined) return;
          const file = path.join(incoming, name);
          await mkdir(path.dirname(file), { recursive: true });
          await pipeline(object.body, createWriteStream(file, { mode: publicFileMode, flush: true }));
        });
        const faults = await verifyRelease(incoming, release);
        if (faults.length > 0)
          throw shelfFault(
            'SHELF_DAMAGED',
            `${store.place} does not hold ${id} as it was published: ${faults.join('; ')}`,
          );
        for (const directory of await foldersOf(incoming)) await syncToDisk(directory);
        const { commit, createdAt, sourceHash } = release;
        await writeNote(folder, { commit, createdAt, sourceHash });
        await rename(incoming, folder);
        await syncToDisk(path.dirname(folder));
      } catch (error) {
        await rm(incoming, { recursive: true, force: true });
        // Another process downloaded it first.
        if (!(await readRelease(folder, app))) throw error;
      }
      return release;
    },
    async remove(id) {
      await store.remove(nameOf(id, manifestName));
      for (const name of await filesOf(id)) await store.remove(nameOf(id, name));
      await store.remove(noteNameOf(id));
    },
  };
}

/** Runs up to eight calls at a time. */
async function inParallel(names: readonly string[], work: (name: string) => Promise<unknown>): Promise<void> {
  const queue = createWorkQueue({ concurrency: 8, maxWaiting: Infinity, retryAfterSeconds: 1 });
  await Promise.all(names.map((name) => queue.run(() => work(name))));
}
