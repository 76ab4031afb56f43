import { pictureWidths, widePictureWidths } from '../../contract/picture-widths.ts';
import { pictureLibrary } from './picture-library.ts';

const [small, medium, large] = pictureWidths;
const limitInputPixels = 250_000_000;

/** A smaller size of a picture. */
export interface Variant {
  width: number;
  format: 'avif' | 'webp';
}

/**
 * The sizes of every picture in order of need: first what any browser shows at once, then what weighs less and takes longer
 * to make.
 */
export const usualVariants: readonly Variant[] = (['webp', 'avif'] as const).flatMap((format) =>
  [medium, small, large].map((width) => ({ width, format })),
);

const wideVariants: readonly Variant[] = widePictureWidths.map((width) => ({ width, format: 'avif' }));

/** Every size that a picture may have. */
export const variants: readonly Variant[] = [...usualVariants, ...wideVariants];

/** Those that only pictures get that are wider than the size before. */
export function wideVariantsFor(width: number | null): readonly Variant[] {
  const fromWidths = [large, ...widePictureWidths];
  return wideVariants.filter((_, index) => (width ?? 0) > (fromWidths[index] ?? Infinity));
}

/** Writes a smaller size. A picture that is smaller is written in its own size, an animation as its first frame. */
export async function writeVariant(file: string, { width, format }: Variant, target: string): Promise<void> {
  const sharp = await pictureLibrary();
  const resized = sharp(file, { limitInputPixels }).autoOrient().resize({ width, withoutEnlargement: true });
  const encoded =
    format === 'avif' ? resized.avif({ quality: 45, effort: 3 }) : resized.webp({ quality: 74, effort: 4 });
  await encoded.toFile(target);
}
