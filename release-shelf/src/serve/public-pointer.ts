import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '../lib/integrity.ts';
import { manifestName } from '../read-release.ts';
import type { Shelf } from '../types.ts';

/** Content of `/live.json`: address and hash of each release's manifest. */
export interface PublicPointer {
  v: 1;
  release: string;
  version: string;
  /** Path of the manifest on this origin. */
  manifest: string;
  integrity: string;
  previous: ManifestReference | null;
}

export interface ManifestReference {
  release: string;
  manifest: string;
  integrity: string;
}

/** Reads the pointer for browsers; null while nothing is live. Manifests never change, so each is hashed once. */
export function createPublicPointer(shelf: Shelf): { read: () => Promise<PublicPointer | null> } {
  const references = new Map<string, ManifestReference & { version: string }>();

  async function referenceTo(id: string): Promise<(ManifestReference & { version: string }) | null> {
    const cached = references.get(id);
    if (cached) return cached;
    const release = await shelf.get(id);
    if (!release) return null;
    const integrity = integrityOf(await readFile(path.join(shelf.folder(id), manifestName)));
    const reference = {
      release: id,
      version: release.version,
      manifest: `/releases/${id}/${manifestName}`,
      integrity,
    };
    references.set(id, reference);
    return reference;
  }

  return {
    async read() {
      const pointer = await shelf.pointer();
      const live = pointer && (await referenceTo(pointer.current));
      if (!live) return null;
      const previous = pointer.previous === null ? null : await referenceTo(pointer.previous);
      const { release, version, manifest, integrity } = live;
      return {
        v: 1,
        release,
        version,
        manifest,
        integrity,
        previous: previous && {
          release: previous.release,
          manifest: previous.manifest,
          integrity: previous.integrity,
        },
      };
    },
  };
}
