import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pictureWidths } from 'content-api/picture-widths';
import sharp from 'sharp';

export interface Quality {
  avif: number;
  webp: number;
}

const originalMaxWidth = Math.max(...pictureWidths);
const defaultQuality: Quality = { avif: 50, webp: 74 };

/** Writes `<name>.webp` and its six variants; a small picture keeps its own size under every name. */
export async function encodePicture(folder: string, name: string, svg: string, quality = defaultQuality) {
  await mkdir(folder, { recursive: true });
  const master = await sharp(Buffer.from(svg)).removeAlpha().png().toBuffer();
  const file = (suffix: string) => path.join(folder, `${name}${suffix}`);
  const sized = (width: number) => sharp(master).resize({ width, withoutEnlargement: true });
  await sized(originalMaxWidth).webp({ quality: 78, effort: 5 }).toFile(file('.webp'));
  for (const width of pictureWidths) {
    await sized(width)
      .avif({ quality: quality.avif, effort: 5 })
      .toFile(file(`-${width}.avif`));
    await sized(width)
      .webp({ quality: quality.webp, effort: 5 })
      .toFile(file(`-${width}.webp`));
  }
}

export async function writeSvg(folder: string, name: string, svg: string) {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${name}.svg`), svg);
}
