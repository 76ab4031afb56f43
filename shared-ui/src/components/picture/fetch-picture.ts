import { safeImageSrc } from '../../lib/safe-image-src.ts';
import { mediaVariants } from './media-variants.ts';
import { pictureHints } from './picture-hints.ts';
import type { PictureProps } from './picture.tsx';

/** Prefetches the file that a `Picture` with the same `src` and `sizes` will load. Browser only. */
export function fetchPicture({ src, sizes = '100vw' }: Pick<PictureProps, 'src' | 'sizes'>): void {
  const variants = mediaVariants(pictureHints(safeImageSrc(src) ?? '').address);
  if (variants) Object.assign(new Image(), { fetchPriority: 'low', sizes, srcset: variants.avif });
}
