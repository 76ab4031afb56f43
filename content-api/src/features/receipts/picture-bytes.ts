import { decodeSafely } from '../../lib/decode-safely.ts';
import { isMediaPath } from '../../core/media/file-names.ts';
import type { MediaFolder } from '../media/media-folder.ts';
import type { PageParts } from './page-parts.ts';

/** Window width for which the size of a picture is chosen. */
const usualWidth = 960;

/** Bytes of the pictures of a page, each file once. Pictures of other sites are not known and count nothing. */
export async function pictureBytes(
  pictures: PageParts['pictures'],
  { media, assets }: { media: Pick<MediaFolder, 'bytesOf'>; assets: Readonly<Record<string, number>> },
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
    const file = decodeSafely(pathname.slice('/media/'.length));
    if (!isMediaPath(file)) return 0;
    return (await media.bytesOf(file).catch(() => undefined)) ?? 0;
  }
}
