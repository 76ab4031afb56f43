import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pictureWidths } from 'content-api/picture-widths';
import type { ObjectCopies } from 'server-kit/object-store';

export interface MediaFile {
  /** Absolute. */
  path: string;
  /** Changes when the file does. */
  version: string;
  /** Stands in for a size that is not made yet. */
  isStandIn?: boolean;
}

/** Where pictures are looked for. */
export interface MediaSource {
  /** The media folder of this machine. */
  folder: string;
  /** Files of other machines, from the store that they share. */
  copies?: ObjectCopies;
}

/** The library gives no longer ones. */
const sharedNameMax = 300;
const segmentPattern = /^[\w-][\w. -]*$/;
const variantPattern = new RegExp(`-(${pictureWidths.join('|')})\\.(avif|webp)$`);
const originals = ['webp', 'jpg', 'jpeg', 'png', 'avif', 'gif'];

/**
 * Finds a picture of the media library. A size that was never made is answered with the original, so that markup may
 * always offer all sizes.
 *
 * @param name decoded path below `/media/`
 * @throws StoreFault when only the store has the answer, and it is away
 */
export async function findMedia({ folder, copies }: MediaSource, name: string): Promise<MediaFile | null> {
  const segments = name.split('/');
  if (!segments.every((segment) => segmentPattern.test(segment) && !segment.endsWith('.'))) return null;
  const found = await find(name);
  if (found || !variantPattern.test(name)) return found;
  const stem = name.replace(variantPattern, '');
  for (const extension of originals) {
    const original = await find(`${stem}.${extension}`);
    if (original) return { ...original, isStandIn: true };
  }
  return null;

  async function find(file: string): Promise<MediaFile | null> {
    const local = await fileAt(path.resolve(folder, file));
    if (local || copies === undefined || file.length > sharedNameMax) return local;
    const copy = await copies.pathOf(file);
    return copy === undefined ? null : fileAt(copy);
  }
}

async function fileAt(file: string): Promise<MediaFile | null> {
  const info = await stat(file).catch(() => null);
  if (!info?.isFile()) return null;
  return { path: file, version: `${info.size}-${info.mtimeMs}` };
}
