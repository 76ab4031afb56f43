import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { variantOf } from '../media/file-names.ts';
import { pictureLibrary } from '../media/picture-library.ts';
import { variants, writeVariant } from '../media/variant.ts';
import type { FoundMedia } from './media-names.ts';

const limitInputPixels = 100_000_000;
const raster = /\.(jpe?g|png|webp|avif)$/i;

/** Copies pictures into the media folder, each raster one with its smaller AVIF and WebP versions beside it. */
export async function copyMedia(
  media: FoundMedia[],
  mediaDir: string,
  told: (name: string) => void = () => undefined,
): Promise<void> {
  await mkdir(mediaDir, { recursive: true });
  for (const { source, name } of media) {
    const target = path.join(mediaDir, name);
    if (path.resolve(source) !== path.resolve(target))
      await complete(target, (draft) => copyFile(source, draft));
    if (raster.test(name)) await writeVariants(target);
    told(name);
  }
}

/** The pictures that cannot be read as such; an import looks for them before it touches anything. */
export async function unreadableMedia(media: FoundMedia[]): Promise<string[]> {
  const sharp = await pictureLibrary();
  const faulty: string[] = [];
  for (const { source } of media.filter(({ name }) => raster.test(name))) {
    await sharp(source, { limitInputPixels })
      .metadata()
      .catch(() => faulty.push(source));
  }
  return faulty;
}

/** `<name>-480.avif` and so on; a smaller picture is written at its own size, never enlarged. */
async function writeVariants(file: string): Promise<void> {
  for (const variant of variants) {
    const target = variantOf(file, variant.width, variant.format);
    await complete(target, (draft) => writeVariant(file, variant, draft));
  }
}

/** A file gets its name only when it is complete. */
async function complete(target: string, write: (draft: string) => Promise<unknown>): Promise<void> {
  const draft = `${target}.tmp-${process.pid}`;
  try {
    await write(draft);
    await rename(draft, target);
  } finally {
    if (existsSync(draft)) await rm(draft, { force: true });
  }
}
