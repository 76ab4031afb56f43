import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { privateFileMode, syncToDisk } from 'server-kit';
import { hours } from '../../lib/durations.ts';
import { folderPattern, hasOwnFolder, isMediaPath, stemOf, variantOf } from '../../core/media/file-names.ts';
import { variants } from './variant.ts';
import type { Variant } from './variant.ts';

/** Below the media folder, so that a finished file only changes its name. */
export const stagingName = '.uploads';
const leftoverMs = hours(1);
const sweptAtOnce = 500;

/** A folder in which one file is made ready. */
export interface Staging {
  folder: string;
  at: (name: string) => string;
  /**
   * Gives the folder its place with that file alone in it; returns the file's path below the media folder. With `at`, a
   * path where nothing is, the file gets that place.
   */
  publish: (name: string, at?: string) => Promise<string>;
  drop: () => Promise<void>;
}

/** A smaller size that is there. */
export interface MadeVariant extends Variant {
  path: string;
  bytes: number;
}

/** The files of the library. */
export interface MediaFolder {
  stage: () => Promise<Staging>;
  pathOf: (file: string) => string;
  /** Its path, once the file is on this machine if it can be had at all. */
  bring: (file: string) => Promise<string>;
  /** Undefined when there is no such file. */
  bytesOf: (file: string) => Promise<number | undefined>;
  /** Gives a file that came into the folder without the library to other machines, with its smaller sizes. */
  share: (file: string) => Promise<void>;
  /** Puts a smaller size beside its picture, unless that is gone by then. */
  writeBeside: (picture: string, size: Variant, write: (draft: string) => Promise<void>) => Promise<void>;
  variantsOf: (file: string) => Promise<MadeVariant[]>;
  /** Removes a file with its smaller sizes. */
  remove: (file: string) => Promise<void>;
  /** Paths of the files that lie beside those of the library, at most so many. */
  listOthers: (max: number) => Promise<string[]>;
  /** Removes what an earlier process left, and folders that nobody knows: `findUnknown` is asked about many at once. */
  sweep: (findUnknown: (stems: string[]) => Promise<string[]>) => Promise<void>;
}

export function createMediaFolder(root: string): MediaFolder {
  const stagingRoot = path.join(root, stagingName);
  const pathOf = (file: string) => path.join(root, file);

  async function isLeftOver(pathname: string): Promise<boolean> {
    const info = await stat(pathname).catch(() => undefined);
    return info !== undefined && info.mtimeMs < Date.now() - leftoverMs;
  }

  return {
    async stage() {
      const id = randomBytes(12).toString('hex');
      const folder = path.join(stagingRoot, id);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return {
        folder,
        at: (name) => path.join(folder, name),
        async publish(name, at = `${id}/${name}`) {
          for (const other of await readdir(folder)) if (other !== name) await rm(path.join(folder, other));
          await chmod(path.join(folder, name), privateFileMode);
          for (const pathname of [path.join(folder, name), folder]) await syncToDisk(pathname);
          const place = path.dirname(pathOf(at));
          if (hasOwnFolder(at)) {
            await rename(folder, place);
          } else {
            await mkdir(place, { recursive: true });
            await rename(path.join(folder, name), pathOf(at));
            await rm(folder, { recursive: true });
          }
          await syncToDisk(path.dirname(place));
          await syncToDisk(place);
          return at;
        },
        drop: () => rm(folder, { recursive: true, force: true }),
      };
    },
    pathOf,
    bring: (file) => Promise.resolve(pathOf(file)),
    bytesOf: async (file) => (await stat(pathOf(file)).catch(() => undefined))?.size,
    share: () => Promise.resolve(),
    async writeBeside(picture, { width, format }, write) {
      const file = variantOf(picture, width, format);
      const draft = path.join(stagingRoot, `${randomBytes(12).toString('hex')}${path.extname(file)}`);
      await mkdir(stagingRoot, { recursive: true, mode: 0o700 });
      try {
        await write(draft);
        await chmod(draft, privateFileMode);
        await rename(draft, pathOf(file));
        // It may have been removed while this size was made. The picture goes first, so that one of us takes the size away.
        const isThere = (await stat(pathOf(picture)).catch(() => undefined)) !== undefined;
        if (!isThere) await rm(pathOf(file), { force: true });
      } finally {
        await rm(draft, { force: true });
      }
    },
    async variantsOf(file) {
      const found = await Promise.all(
        variants.map(async (variant) => {
          const at = variantOf(file, variant.width, variant.format);
          const info = await stat(pathOf(at)).catch(() => undefined);
          return info === undefined ? [] : [{ ...variant, path: at, bytes: info.size }];
        }),
      );
      return found.flat();
    },
    async remove(file) {
      if (hasOwnFolder(file)) {
        const stem = stemOf(file);
        // A smaller size that is being made must find no folder to be put into.
        const aside = path.join(stagingRoot, stem);
        await mkdir(stagingRoot, { recursive: true, mode: 0o700 });
        await rename(pathOf(stem), aside).catch(() => undefined);
        return rm(aside, { recursive: true, force: true });
      }
      const beside = variants.map(({ width, format }) => variantOf(file, width, format));
      for (const one of [file, ...beside]) await rm(pathOf(one), { force: true });
    },
    async listOthers(max) {
      const found: string[] = [];
      const waiting = [''];
      for (let below = waiting.pop(); below !== undefined; below = waiting.pop()) {
        for (const entry of await readdir(pathOf(below), { withFileTypes: true }).catch(() => [])) {
          const file = path.posix.join(below, entry.name);
          if (found.length === max || hasOwnFolder(`${file}/`) || !isMediaPath(file)) continue;
          if (entry.isFile()) found.push(file);
          else if (entry.isDirectory()) waiting.push(file);
        }
      }
      return found.sort();
    },
    async sweep(findUnknown) {
      for (const name of await readdir(stagingRoot).catch(() => [])) {
        const left = path.join(stagingRoot, name);
        if (await isLeftOver(left)) await rm(left, { recursive: true, force: true });
      }
      const names = (await readdir(root).catch(() => [])).filter((name) => folderPattern.test(name));
      while (names.length > 0) {
        for (const name of await findUnknown(names.splice(0, sweptAtOnce)))
          if (await isLeftOver(pathOf(name))) await rm(pathOf(name), { recursive: true, force: true });
      }
    },
  };
}
