import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { followStore, openSharedShelf, openShelf } from 'release-shelf';
import type { AssetList, RenderBundle } from '../render/types.ts';
import type { ServerConfig } from './config.ts';

/** The release that is live, looked up again while the process runs. */
export interface ReleaseSource {
  current: () => LoadedRelease;
  /** Takes over a new live release, if there is one. Never rejects: a broken release leaves the old one running. */
  refresh: () => Promise<void>;
  /** The public files of all releases, those of the live one first. */
  clientFiles: () => Promise<ClientFiles[]>;
  /** For a file of no release on this machine: another one may have sent a page of a newer release. @returns whether a release became live */
  followNow: () => Promise<boolean>;
}

export interface ClientFiles {
  folder: string;
  /** Expected hash of a file below the folder; absent without a manifest. */
  integrityOf?: (name: string) => string | undefined;
}

const app = 'host-site';

/** The releases on this site's shelf, one of which is live. */
export async function openReleaseSource(
  config: ServerConfig,
  { warn, onError }: { warn: (line: string) => void; onError: (error: unknown) => void },
): Promise<ReleaseSource> {
  const root = `${config.dataDir}/releases`;
  const shelf = openShelf({ root, app });
  const shared = config.releaseStore && (await openSharedShelf({ root, app }, config.releaseStore));
  const follower = shared && (await followStore(shared, { onStateChange: warn }));
  let current = await loadRelease(await liveId());
  return {
    current: () => current,
    followNow: follower ? follower.followNow : () => Promise.resolve(false),
    async refresh() {
      try {
        const id = await liveId();
        if (id !== current.id) current = await loadRelease(id);
      } catch (error) {
        onError(error);
      }
    },
    async clientFiles() {
      const all: { id: string; files?: Record<string, string> }[] = await shelf.list().catch(() => []);
      const isLive = ({ id }: { id: string }) => id === current.id;
      const live = all.find(isLive) ?? { id: current.id };
      return [live, ...all.filter((release) => !isLive(release))].map(({ id, files }) => ({
        folder: path.join(shelf.folder(id), 'client'),
        ...(files && { integrityOf: (name: string) => files[`client/${name}`] }),
      }));
    },
  };

  async function liveId(): Promise<string> {
    const pointer = await shelf.pointer();
    if (!pointer) throw new Error(`No release of the site is live in ${shelf.path}.`);
    return pointer.current;
  }

  async function loadRelease(id: string): Promise<LoadedRelease> {
    const faults = await shelf.verify(id, isRunHere);
    if (faults.length > 0) throw damaged(id, faults);
    return loadBuild(id, shelf.folder(id));
  }
}

/** Files for browsers are compared when they are read. */
function isRunHere(name: string): boolean {
  return name.startsWith('server/') || name === 'client/assets.json';
}

function damaged(id: string, faults: string[]): Error {
  return new Error(
    `Release ${id} of the site is not as it was published and is not run: ${faults.join('; ')}. ` +
      'Publish it again with `npm run release -w host-site`, or go back with `npm run rollback -w host-site`.',
  );
}

/** A build that pages are made with. */
export interface LoadedRelease {
  id: string;
  bundle: RenderBundle;
  assets: AssetList;
}

const require = createRequire(import.meta.url);

/** Path of the list of scripts in the folder of a build. */
export const assetsFile = path.join('client', 'assets.json');

/**
 * Loads the renderer of a build and the names of its scripts.
 *
 * @throws Error when they cannot be read, or were made for another version of this server
 */
export function loadBuild(id: string, folder: string): LoadedRelease {
  const assets: unknown = JSON.parse(readFileSync(path.join(folder, assetsFile), 'utf8'));
  if (!isVersionOne<AssetList>(assets)) throw otherVersion(id);
  const bundle: unknown = require(path.join(folder, 'server', assets.renderer ?? 'render.cjs'));
  if (!isVersionOne<RenderBundle>(bundle)) throw otherVersion(id);
  return { id, bundle, assets };
}

function otherVersion(id: string): Error {
  return new Error(`Release ${id} was made for another version of this server.`);
}

function isVersionOne<T extends { v: 1 }>(value: unknown): value is T {
  return typeof value === 'object' && value !== null && 'v' in value && value.v === 1;
}
