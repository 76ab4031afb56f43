import path from 'node:path';
import { loadBuild } from './load-build.ts';
import type { LoadedRelease } from './load-build.ts';

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

/** The site's releases, one of which is live. */
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

async function loadRelease(shelf: ReleaseShelf, id: string): Promise<LoadedRelease> {
  const faults = await shelf.faults(id);
  if (faults.length > 0) throw damaged(id, faults);
  return loadBuild(id, shelf.folder(id));
}

function damaged(id: string, faults: string[]): Error {
  return new Error(
    `Release ${id} of the site is not as it was published and is not run: ${faults.join('; ')}. ` +
      'Publish it again with `npm run release -w host-site`, or go back with `npm run rollback -w host-site`.',
  );
}
