import { pictureWidths } from 'content-api/picture-widths';

const raster = /^(\/media\/[^?#]+)\.(?:jpe?g|png|webp|avif|gif)$/i;

/**
 * Source sets of a raster picture under `/media/`: `<name>-480.avif`, `<name>-480.webp` and so on stand beside it.
 * Undefined for any other address.
 */
export function mediaVariants(src: string): { avif: string; webp: string } | undefined {
  const name = raster.exec(src)?.[1];
  if (!name) return undefined;
  const set = (format: string) =>
    pictureWidths.map((width) => `${name}-${width}.${format} ${width}w`).join(',');
  return { avif: set('avif'), webp: set('webp') };
}
