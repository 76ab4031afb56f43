import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { AssetList, RenderBundle } from '../render/types.ts';

/** A release that pages are made with. */
export interface LoadedRelease {
  id: string;
  bundle: RenderBundle;
  assets: AssetList;
}

/** The release that is live, looked up again while the process runs. */
export interface ReleaseSource {
  current: () => LoadedRelease;
  /** Takes over a new live release, if there is one. Never rejects: a broken release leaves the old one running. */
  refresh: () => Promise<void>;
  /** The public files of all releases, those of the live one first. */
  clientFiles: () => Promise<ClientFiles[]>;
  /** For a file that no release here has: another machine may have sent a page of a newer one. */
  catchUp: () => Promise<boolean>;
}

export interface ClientFiles {
  folder: string;
  /** Expected hash of a file below the folder; absent without a manifest. */
  integrityOf?: (name: string) => string | undefined;
}

/** Source of releases: the shelf, or one build folder. */
export interface ReleaseShelf {
  liveId: () => Promise<string>;
  folder: (id: string) => string;
  /** All releases, with the hashes of their files where these are known. */
  releases: () => Promise<{ id: string; files?: Record<string, string> }[]>;
  /** Faults of the files that this process is going to run, one sentence each. */
  faults: (id: string) => Promise<string[]>;
  /** Looks whether other machines have a newer release; false when nothing came of it. */
  catchUp?: () => Promise<boolean>;
}

const require = createRequire(import.meta.url);

export async function openReleaseSource(
  shelf: ReleaseShelf,
  onError: (error: unknown) => void,
): Promise<ReleaseSource> {
  let current = await loadRelease(shelf, await shelf.liveId());
  return {
    current: () => current,
    catchUp: shelf.catchUp ?? (() => Promise.resolve(false)),
    async refresh() {
      try {
        const id = await shelf.liveId();
        if (id !== current.id) current = await loadRelease(shelf, id);
      } catch (error) {
        onError(error);
      }
    },
    async clientFiles() {
      const all = await shelf.releases().catch(() => []);
      const isLive = ({ id }: { id: string }) => id === current.id;
      const live = all.find(isLive) ?? { id: current.id };
      return [live, ...all.filter((release) => !isLive(release))].map(({ id, files }) => ({
        folder: path.join(shelf.folder(id), 'client'),
        ...(files && { integrityOf: (name: string) => files[`client/${name}`] }),
      }));
    },
  };
}

/** One folder as if it were a shelf with a single release, for trying a build. */
export function folderAsShelf(folder: string): ReleaseShelf {
  const id = `folder-${process.pid}`;
  return {
    liveId: () => Promise.resolve(id),
    folder: () => folder,
    releases: () => Promise.resolve([{ id }]),
    faults: () => Promise.resolve([]),
  };
}

async function loadRelease(shelf: ReleaseShelf, id: string): Promise<LoadedRelease> {
  const folder = shelf.folder(id);
  const faults = await shelf.faults(id);
  if (faults.length > 0) throw damaged(id, faults);
  const bundle: unknown = require(path.join(folder, 'server', 'render.cjs'));
  const assets: unknown = JSON.parse(await readFile(path.join(folder, 'client', 'assets.json'), 'utf8'));
  if (!isVersionOne<RenderBundle>(bundle) || !isVersionOne<AssetList>(assets)) {
    throw new Error(`Release ${id} was made for another version of this server.`);
  }
  return { id, bundle, assets };
}

function damaged(id: string, faults: string[]): Error {
  return new Error(
    `Release ${id} of the site is not as it was published and is not run: ${faults.join('; ')}. ` +
      'Publish it again with `npm run release -w host-site`, or go back with `npm run rollback -w host-site`.',
  );
}

function isVersionOne<T extends { v: 1 }>(value: unknown): value is T {
  return typeof value === 'object' && value !== null && 'v' in value && value.v === 1;
}
