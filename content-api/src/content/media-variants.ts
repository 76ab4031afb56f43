import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FoundMedia } from './media-names.ts';

const widths = [480, 800, 1200] as const;
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
  const { default: sharp } = await import('sharp');
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
  const { default: sharp } = await import('sharp');
  const stem = file.slice(0, -path.extname(file).length);
  for (const width of widths) {
    const resized = sharp(file, { limitInputPixels }).rotate().resize({ width, withoutEnlargement: true });
    await complete(`${stem}-${width}.avif`, (draft) =>
      resized.clone().avif({ quality: 45, effort: 3 }).toFile(draft),
    );
    await complete(`${stem}-${width}.webp`, (draft) =>
      resized.clone().webp({ quality: 74, effort: 4 }).toFile(draft),
    );
  }
}

/** A file stands under its name only when all of it is there. */
async function complete(target: string, write: (draft: string) => Promise<unknown>): Promise<void> {
  const draft = `${target}.tmp-${process.pid}`;
  try {
    await write(draft);
    await rename(draft, target);
  } finally {
    if (existsSync(draft)) await rm(draft, { force: true });
  }
}
