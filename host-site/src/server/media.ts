import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pictureWidths } from 'content-api/picture-widths';

export interface MediaFile {
  /** Absolute. */
  path: string;
  /** Changes when the file does. */
  version: string;
  /** Stands in for a size that is not made yet. */
  isStandIn?: boolean;
}

const segmentPattern = /^[\w-][\w. -]*$/;
const variantPattern = new RegExp(`-(${pictureWidths.join('|')})\\.(avif|webp)$`);
const originals = ['webp', 'jpg', 'jpeg', 'png', 'avif', 'gif'];

/**
 * Finds a picture below the media folder. A size that was never made is answered with the original, so that markup may
 * always offer all sizes.
 *
 * @param name decoded path below `/media/`
 */
export async function findMedia(folder: string, name: string): Promise<MediaFile | null> {
  const segments = name.split('/');
  if (!segments.every((segment) => segmentPattern.test(segment) && !segment.endsWith('.'))) return null;
  const wanted = path.resolve(folder, ...segments);
  const found = await fileAt(wanted);
  if (found || !variantPattern.test(wanted)) return found;
  const stem = wanted.replace(variantPattern, '');
  for (const extension of originals) {
    const original = await fileAt(`${stem}.${extension}`);
    if (original) return { ...original, isStandIn: true };
  }
  return null;
}

async function fileAt(file: string): Promise<MediaFile | null> {
  const info = await stat(file).catch(() => null);
  if (!info?.isFile()) return null;
  return { path: file, version: `${info.size}-${info.mtimeMs}` };
}
