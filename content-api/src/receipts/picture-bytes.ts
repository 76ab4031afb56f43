import { stat } from 'node:fs/promises';
import path from 'node:path';
import { decodeSafely } from '../lib/decode-safely.ts';
import type { PageParts } from './page-parts.ts';

/** Window width for which the size of a picture is chosen. */
const usualWidth = 960;

/** Bytes of the pictures of a page, each file once. Pictures of other sites are not known and count nothing. */
export async function pictureBytes(
  pictures: PageParts['pictures'],
  { mediaFolder, assets }: { mediaFolder: string; assets: Readonly<Record<string, number>> },
): Promise<number> {
  const addresses = new Set(pictures.map(addressOf));
  const sizes = await Promise.all([...addresses].map((address) => bytesOf(address)));
  return sizes.reduce((sum, size) => sum + size, 0);

  function addressOf({ src, sources }: PageParts['pictures'][number]): string {
    const sorted = sources.toSorted((one, other) => one.width - other.width);
    return (sorted.find(({ width }) => width >= usualWidth) ?? sorted.at(-1))?.address ?? src;
  }

  async function bytesOf(address: string): Promise<number> {
    const [pathname = ''] = address.split(/[?#]/);
    if (!pathname.startsWith('/media/')) return assets[pathname] ?? 0;
    const file = path.join(mediaFolder, decodeSafely(pathname.slice('/media/'.length)));
    if (!file.startsWith(`${mediaFolder}${path.sep}`)) return 0;
    return (await stat(file).catch(() => undefined))?.size ?? 0;
  }
}
