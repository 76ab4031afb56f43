import { pictureWidths, widePictureWidths } from 'content-api/picture-widths';

const raster = /^(\/media\/[^?#]+)\.(?:jpe?g|png|webp|avif|gif)$/i;

/**
 * Source sets of a raster picture under `/media/`: `<name>-480.avif`, `<name>-480.webp` and so on stand beside it.
 * Undefined for any other address.
 *
 * @param wideWidth width in px of a picture whose AVIFs for the whole width of a window are offered too
 */
export function mediaVariants(src: string, wideWidth = 0): { avif: string; webp: string } | undefined {
  const name = raster.exec(src)?.[1];
  if (!name) return undefined;
  const set = (format: string) =>
    pictureWidths.map((width) => `${name}-${width}.${format} ${width}w`).join(',');
  const from: readonly number[] = [...pictureWidths.slice(-1), ...widePictureWidths];
  const wide = widePictureWidths
    .filter((_, index) => wideWidth > (from[index] ?? Infinity))
    // The last one may be narrower than its name says: nothing is scaled up.
    .map((width) => `,${name}-${width}.avif ${Math.min(width, wideWidth)}w`);
  return { avif: set('avif') + wide.join(''), webp: set('webp') };
}
