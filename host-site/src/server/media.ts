import { stat } from 'node:fs/promises';
import path from 'node:path';

export interface MediaFile {
  path: string;
  size: number;
  etag: string;
}

const segmentPattern = /^[\w-][\w. -]*$/;
const variantPattern = /-(480|800|1200)\.(avif|webp)$/;
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
  const wanted = path.join(folder, ...segments);
  const found = await fileAt(wanted);
  if (found || !variantPattern.test(wanted)) return found;
  const stem = wanted.replace(variantPattern, '');
  for (const extension of originals) {
    const original = await fileAt(`${stem}.${extension}`);
    if (original) return original;
  }
  return null;
}

async function fileAt(file: string): Promise<MediaFile | null> {
  const info = await stat(file).catch(() => null);
  if (!info?.isFile()) return null;
  return {
    path: file,
    size: info.size,
    etag: `"${info.size.toString(36)}-${Math.floor(info.mtimeMs).toString(36)}"`,
  };
}
