import { randomUUID } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { privateFileMode, writeDurably } from 'server-kit';
import { isStoreFault, listNames } from 'server-kit/object-store';
import type { ObjectStore } from 'server-kit/object-store';
import { hasOwnFolder, stemOf, variantOf } from '../../core/media/file-names.ts';
import type { MediaFolder } from './media-folder.ts';
import { variants } from './variant.ts';

interface Parts {
  local: MediaFolder;
  store: ObjectStore;
  warn: (line: string) => void;
}

/** Notes of files that could not be removed from the store yet. */
const removalsName = '.removals';

/**
 * The media folder of a machine, and a store that it shares with others. A file is in the store before it has its place in
 * the folder. Reading prefers the folder.
 */
export function createSharedFolder({ local, store, warn }: Parts): MediaFolder {
  const removals = local.pathOf(removalsName);

  async function removeShared(file: string): Promise<void> {
    for (const name of await sharedNames(file)) await store.remove(name);
  }

  /** Everything that belongs to a file in the store. */
  async function sharedNames(file: string): Promise<string[]> {
    if (!hasOwnFolder(file))
      return [file, ...variants.map(({ width, format }) => variantOf(file, width, format))];
    return listNames(store, `${stemOf(file)}/`);
  }

  async function sharedSizes(prefix: string): Promise<Map<string, number>> {
    const sizes = new Map<string, number>();
    for await (const { name, bytes } of store.list(prefix)) sizes.set(name, bytes);
    return sizes;
  }

  /** The file is gone for everyone already, so a store that is away is asked again later. */
  async function removeSoon(file: string): Promise<void> {
    try {
      await removeShared(file);
    } catch (error) {
      if (!isStoreFault(error)) throw error;
      warn(`${file} is removed from the media store later: ${error.message}`);
      await writeDurably(path.join(removals, randomUUID()), file);
    }
  }

  async function removeNoted(): Promise<void> {
    for (const name of await readdir(removals).catch(() => [])) {
      const note = path.join(removals, name);
      const file = await readFile(note, 'utf8');
      // The name may have been used again.
      if (!existsSync(local.pathOf(file))) await removeShared(file);
      await rm(note);
    }
  }

  return {
    ...local,
    async stage() {
      const staging = await local.stage();
      return {
        ...staging,
        async publish(name, at = `${path.basename(staging.folder)}/${name}`) {
          await store.put(at, { file: staging.at(name) });
          try {
            return await staging.publish(name, at);
          } catch (error) {
            await removeSoon(at);
            throw error;
          }
        },
      };
    },
    async bring(file) {
      const place = local.pathOf(file);
      if (existsSync(place)) return place;
      const found = await store.get(file);
      if (found === undefined) return place;
      const staging = await local.stage();
      try {
        const draft = staging.at(path.basename(file));
        await pipeline(found.body, createWriteStream(draft, { mode: privateFileMode }));
        await mkdir(path.dirname(place), { recursive: true });
        await rename(draft, place);
      } finally {
        await staging.drop();
      }
      return place;
    },
    async bytesOf(file) {
      return (await local.bytesOf(file)) ?? (await store.head(file))?.bytes;
    },
    async share(file) {
      const sizes = await local.variantsOf(file);
      for (const one of [file, ...sizes.map((size) => size.path)])
        await store.put(one, { file: local.pathOf(one) });
    },
    async writeBeside(picture, size, write) {
      const name = variantOf(picture, size.width, size.format);
      await local.writeBeside(picture, size, async (draft) => {
        await write(draft);
        await store.put(name, { file: draft });
      });
      // It may have been removed while this size was made, here or on another machine.
      if ((await store.head(picture)) === undefined) await store.remove(name);
    },
    async variantsOf(file) {
      const made = await local.variantsOf(file);
      if (made.length === variants.length) return made;
      const beginning = file.slice(0, file.length - path.extname(file).length);
      const sizes = (await sharedSizes(`${beginning}-`).catch(failUnlessAway)) ?? new Map<string, number>();
      return variants.flatMap((variant) => {
        const at = variantOf(file, variant.width, variant.format);
        const bytes = made.find((one) => one.path === at)?.bytes ?? sizes.get(at);
        return bytes === undefined ? [] : [{ ...variant, path: at, bytes }];
      });
    },
    async remove(file) {
      await removeSoon(file);
      await local.remove(file);
    },
    async sweep(findUnknown) {
      await removeNoted().catch(failUnlessAway);
      await local.sweep(findUnknown);
    },
  };
}

function failUnlessAway(error: unknown): undefined {
  if (!isStoreFault(error)) throw error;
}
