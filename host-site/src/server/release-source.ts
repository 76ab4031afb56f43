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
  /** Folders of the public files of all releases, the live one first. */
  clientFolders: () => Promise<string[]>;
}

/** Where releases are found: the shelf, or one build folder. */
export interface ReleaseShelf {
  liveId: () => Promise<string>;
  folder: (id: string) => string;
  ids: () => Promise<string[]>;
}

const require = createRequire(import.meta.url);

export async function openReleaseSource(
  shelf: ReleaseShelf,
  onError: (error: unknown) => void,
): Promise<ReleaseSource> {
  let current = await loadRelease(shelf, await shelf.liveId());
  return {
    current: () => current,
    async refresh() {
      try {
        const id = await shelf.liveId();
        if (id !== current.id) current = await loadRelease(shelf, id);
      } catch (error) {
        onError(error);
      }
    },
    async clientFolders() {
      const others = (await shelf.ids().catch(() => [])).filter((id) => id !== current.id);
      return [current.id, ...others].map((id) => path.join(shelf.folder(id), 'client'));
    },
  };
}

/** One folder as if it were a shelf with a single release, for trying a build. */
export function folderAsShelf(folder: string): ReleaseShelf {
  const id = `folder-${process.pid}`;
  return { liveId: () => Promise.resolve(id), folder: () => folder, ids: () => Promise.resolve([id]) };
}

async function loadRelease(shelf: ReleaseShelf, id: string): Promise<LoadedRelease> {
  const folder = shelf.folder(id);
  const bundle: unknown = require(path.join(folder, 'server', 'render.cjs'));
  const assets: unknown = JSON.parse(await readFile(path.join(folder, 'client', 'assets.json'), 'utf8'));
  if (!isVersionOne<RenderBundle>(bundle) || !isVersionOne<AssetList>(assets)) {
    throw new Error(`Release ${id} was made for another version of this server.`);
  }
  return { id, bundle, assets };
}

function isVersionOne<T extends { v: 1 }>(value: unknown): value is T {
  return typeof value === 'object' && value !== null && 'v' in value && value.v === 1;
}
