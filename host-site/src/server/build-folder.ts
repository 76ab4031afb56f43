import { statSync } from 'node:fs';
import path from 'node:path';
import { assetsFile, loadBuild } from './release-source.ts';
import type { ReleaseSource } from './release-source.ts';

/**
 * One build in a folder, for trying it and while developing. Each request gets the last build; one that cannot be
 * loaded leaves the one before in use.
 *
 * @throws Error when there is none that can be loaded
 */
export function openBuildFolder(folder: string, onError: (error: unknown) => void): ReleaseSource {
  const changedAt = () => statSync(path.join(folder, assetsFile), { throwIfNoEntry: false })?.mtimeMs;
  let count = 1;
  let loadedAt = changedAt();
  let current = load();

  function load() {
    return loadBuild(`folder-${process.pid}-${count}`, folder);
  }

  return {
    current() {
      const at = changedAt();
      if (at === loadedAt) return current;
      loadedAt = at;
      count += 1;
      try {
        current = load();
      } catch (error) {
        onError(error);
      }
      return current;
    },
    refresh: () => Promise.resolve(),
    followNow: () => Promise.resolve(false),
    clientFiles: () => Promise.resolve([{ folder: path.join(folder, 'client') }]),
  };
}
