import { text } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import type { ObjectStore } from 'server-kit/object-store';
import { isReleaseId } from '../lib/schemas.ts';
import { shelfFault } from '../lib/shelf-fault.ts';
import { backFrom, earlierThan, forwardFrom } from '../pointer.ts';
import { oldReleases } from '../prune.ts';
import type { PruneRule, Release, Shelf } from '../types.ts';
import { sharedPointer } from './shared-pointer.ts';
import { sharedReleases } from './shared-releases.ts';

/** A shelf whose releases and pointer are in a store that machines share; the folder has what this machine needs of it. */
export interface SharedShelf extends Shelf {
  /**
   * Brings the live release of the store to this machine and makes it live here, too. False when nothing changed.
   *
   * @throws StoreFault while the store is away: what is here stays as it is
   */
  follow: () => Promise<boolean>;
}

/** What a machine keeps of the releases that it brought. */
const localRule: PruneRule = { keep: 10, youngerThanDays: 30 };
const missingMs = 5_000;

/** Every call sees the store's state. A server that must go on without it reads the folder and calls `follow`. */
export function shareShelf(local: Shelf, store: ObjectStore, app: string): SharedShelf {
  const releases = sharedReleases(store, app);
  const pointer = sharedPointer(store, app);
  const missing = new LRUCache<string, true>({ max: 1_000, ttl: missingMs });
  const sourceName = (hash: string) => `${app}/sources/${encodeURIComponent(hash)}`;
  let following: Promise<boolean> | undefined;

  async function get(id: string): Promise<Release | null> {
    const release = await local.get(id);
    if (release || !isReleaseId(id) || missing.has(id)) return release;
    const brought = await releases.bring(id, local.folder(id));
    if (!brought) missing.set(id, true);
    return brought;
  }

  async function requireRelease(id: string): Promise<Release> {
    const release = await get(id);
    if (!release) throw shelfFault('SHELF_NO_RELEASE', `There is no release ${id} of ${app}`);
    return release;
  }

  async function bringLive(): Promise<boolean> {
    const shared = await pointer.read();
    if (!shared) return false;
    const localPointer = await local.pointer().catch(() => null);
    if (localPointer?.current === shared.current && localPointer.changedAt === shared.changedAt) return false;
    await requireRelease(shared.current);
    if (shared.previous) await get(shared.previous).catch(() => null);
    await local.adopt(shared);
    await local.prune(localRule);
    return true;
  }

  function follow(): Promise<boolean> {
    following ??= bringLive().finally(() => (following = undefined));
    return following;
  }

  async function list(): Promise<Release[]> {
    const here = await local.list();
    const localIds = new Set(here.map(({ id }) => id));
    const others = (await releases.ids()).filter((id) => !localIds.has(id));
    const read = await Promise.all(others.map((id) => releases.read(id)));
    return [...here, ...read.filter((release) => release !== null)].sort(
      (a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id),
    );
  }

  async function earlierRelease(): Promise<string | undefined> {
    for (const id of earlierThan(await pointer.read())) if (await get(id)) return id;
    return undefined;
  }

  async function send(release: Release, sourceHash: string): Promise<Release> {
    await releases.send(local.folder(release.id), release);
    if (sourceHash !== '') await store.put(sourceName(sourceHash), release.id);
    return release;
  }

  return {
    ...local,
    get,
    list,
    follow,
    pointer: pointer.read,
    async live() {
      const at = await pointer.read();
      return at && get(at.current);
    },
    publish: async (buildDir, details) => send(await local.publish(buildDir, details), details.sourceHash),
    takeOver: async (from, release) => send(await local.takeOver(from, release), release.sourceHash),
    async findBySource(sourceHash) {
      const release = await local.findBySource(sourceHash);
      if (release) return release;
      const object = await store.get(sourceName(sourceHash));
      return object === undefined ? null : get(await text(object.body));
    },
    async setLive(id) {
      const release = await requireRelease(id);
      await releases.send(local.folder(id), release);
      return local.adopt(await pointer.move((before) => forwardFrom(before, id)));
    },
    async rollback(id) {
      const target = id ?? (await earlierRelease());
      if (!target)
        throw shelfFault('SHELF_NO_RELEASE', `There is no earlier release of ${app} to go back to`);
      await releases.send(local.folder(target), await requireRelease(target));
      return local.adopt(await pointer.move((before) => backFrom(before, target)));
    },
    async prune(rule) {
      const old = oldReleases(await list(), await pointer.read(), rule);
      for (const id of old) await releases.remove(id);
      const here = await local.prune(rule);
      return [...new Set([...old, ...here])];
    },
    verify: async (id, isMeant) => {
      await get(id);
      return local.verify(id, isMeant);
    },
  };
}
