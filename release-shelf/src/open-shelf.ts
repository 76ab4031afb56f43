import { mkdir, readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { replaceDurably } from 'server-kit';
import { isAppName, isReleaseId } from './lib/schemas.ts';
import { shelfFault } from './lib/shelf-fault.ts';
import { withLock } from './lib/with-lock.ts';
import { earlierThan, pointerFile } from './pointer.ts';
import { prune } from './prune.ts';
import { publish } from './publish.ts';
import type { PublishOptions } from './publish.ts';
import { readRelease } from './read-release.ts';
import type { Release, Shelf } from './types.ts';
import { verifyRelease } from './verify-release.ts';

export interface ShelfOptions {
  /** Folder of all shelves, `DATA_DIR/releases`. It need not exist yet. */
  root: string;
  /** Name of the app; its releases are in `<root>/<app>`. */
  app: string;
}

/**
 * The shelf of one app. Nothing is read or created before it is needed.
 *
 * @throws `SHELF_BAD_APP` for a name that is not a plain folder name
 */
export function openShelf({ root, app }: ShelfOptions): Shelf {
  if (!isAppName(app)) throw shelfFault('SHELF_BAD_APP', `"${app}" is not the name of an app`);
  const shelfPath = path.resolve(root, app);
  const pointer = pointerFile(shelfPath);

  function folder(id: string): string {
    if (!isReleaseId(id)) throw shelfFault('SHELF_BAD_ID', `"${id}" is not the id of a release`);
    return path.join(shelfPath, id);
  }

  async function get(id: string): Promise<Release | null> {
    return isReleaseId(id) ? readRelease(folder(id), app) : null;
  }

  async function requireRelease(id: string): Promise<Release> {
    const release = await get(id);
    if (!release) throw shelfFault('SHELF_NO_RELEASE', `There is no release ${id} of ${app}`);
    return release;
  }

  async function list(): Promise<Release[]> {
    const names = (await readdir(shelfPath).catch(() => [])).filter(isReleaseId);
    const releases = await Promise.all(names.map((id) => readRelease(path.join(shelfPath, id), app)));
    return releases
      .filter((release) => release !== null)
      .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id));
  }

  /** The latest of those that were live before and are still there. */
  async function earlierRelease(): Promise<string | undefined> {
    for (const id of earlierThan(await pointer.read())) if (await get(id)) return id;
    return undefined;
  }

  /** Changes happen one at a time, over all processes. */
  async function change<T>(work: () => Promise<T>): Promise<T> {
    await mkdir(shelfPath, { recursive: true });
    return withLock(path.join(shelfPath, '.lock'), work);
  }

  async function add(build: Omit<PublishOptions, 'app' | 'shelfPath'>): Promise<Release> {
    const release = await publish({ ...build, app, shelfPath });
    // Different sources may build the same bytes: either finds the release.
    await mkdir(path.join(shelfPath, '.sources'), { recursive: true });
    if (build.sourceHash !== '') await replaceDurably(sourceFile(build.sourceHash), release.id);
    return release;
  }

  function sourceFile(sourceHash: string): string {
    return path.join(shelfPath, '.sources', encodeURIComponent(sourceHash).replaceAll('.', '%2E'));
  }

  return {
    path: shelfPath,
    folder,
    get,
    list,
    pointer: pointer.read,
    publish: (buildDir, details) => add({ ...details, buildDir: path.resolve(buildDir) }),
    async takeOver(from, release) {
      const faults = await from.verify(release.id);
      if (faults.length > 0) {
        const where = from.folder(release.id);
        throw shelfFault('SHELF_BAD_BUILD', `${where} is not as it was published: ${faults.join('; ')}`);
      }
      return add({ ...release, buildDir: from.folder(release.id), isRelease: true });
    },
    async findBySource(sourceHash) {
      const id = await readFile(sourceFile(sourceHash), 'utf8').catch(() => null);
      const recorded = id === null ? null : await get(id);
      return recorded ?? (await list()).find((release) => release.sourceHash === sourceHash) ?? null;
    },
    async live() {
      const at = await pointer.read();
      return at && get(at.current);
    },
    setLive: (id) =>
      change(async () => {
        await requireRelease(id);
        return pointer.forward(id);
      }),
    rollback: (id) =>
      change(async () => {
        const target = id ?? (await earlierRelease());
        if (!target)
          throw shelfFault('SHELF_NO_RELEASE', `There is no earlier release of ${app} to go back to`);
        await requireRelease(target);
        return pointer.back(target);
      }),
    adopt: (moved) =>
      change(async () => {
        await requireRelease(moved.current);
        return pointer.adopt(moved);
      }),
    prune: (rule) => change(async () => prune(shelfPath, await list(), await pointer.read(), rule)),
    verify: async (id, isMeant) => verifyRelease(folder(id), await requireRelease(id), isMeant),
  };
}
