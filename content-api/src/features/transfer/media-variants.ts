import { chmod, copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { privateFileMode } from 'server-kit';
import { variantOf } from '../../core/media/file-names.ts';
import type { MediaFolder } from '../media/media-folder.ts';
import { usualVariants, wideVariantsFor, writeVariant } from '../media/variant.ts';
import type { PreparedPicture } from './prepare-pictures.ts';

/**
 * Copies pictures into the media folder, each raster one with its smaller AVIF and WebP versions beside it.
 *
 * @param placed gets the names of those that are new
 */
export async function copyMedia(
  named: ReadonlyMap<PreparedPicture, string>,
  folder: MediaFolder,
  placed: string[],
): Promise<void> {
  if (named.size > 0) await mkdir(folder.pathOf(''), { recursive: true });
  for (const [{ ready }, name] of named) {
    const target = folder.pathOf(name);
    if (!existsSync(target)) placed.push(name);
    await complete(target, (draft) => copyFile(ready.file, draft));
    if (ready.facts.type.isRaster) await writeVariants(target, ready.facts.width);
  }
}

/** `<name>-480.avif` and so on; a smaller picture is written at its own size, never enlarged. */
async function writeVariants(file: string, pictureWidth: number | null): Promise<void> {
  for (const variant of [...usualVariants, ...wideVariantsFor(pictureWidth)]) {
    const target = variantOf(file, variant.width, variant.format);
    await complete(target, (draft) => writeVariant(file, variant, draft));
  }
}

/** A file gets its name only when it is complete. */
async function complete(target: string, write: (draft: string) => Promise<unknown>): Promise<void> {
  const draft = `${target}.tmp-${process.pid}`;
  try {
    await write(draft);
    await chmod(draft, privateFileMode);
    await rename(draft, target);
  } finally {
    if (existsSync(draft)) await rm(draft, { force: true });
  }
}
