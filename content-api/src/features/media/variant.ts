import { pictureWidths } from '../../contract/picture-widths.ts';
import { pictureLibrary } from './picture-library.ts';

const [small, medium, large] = pictureWidths;
const limitInputPixels = 250_000_000;

/** A smaller size of a picture. */
export interface Variant {
  width: number;
  format: 'avif' | 'webp';
}

/**
 * Every smaller size in order of need: first what any browser shows at once, then what weighs less and takes longer to
 * make.
 */
export const variants: readonly Variant[] = (['webp', 'avif'] as const).flatMap((format) =>
  [medium, small, large].map((width) => ({ width, format })),
);

/** Writes a smaller size. A picture that is smaller is written in its own size, an animation as its first frame. */
export async function writeVariant(file: string, { width, format }: Variant, target: string): Promise<void> {
  const sharp = await pictureLibrary();
  const resized = sharp(file, { limitInputPixels }).autoOrient().resize({ width, withoutEnlargement: true });
  const encoded =
    format === 'avif' ? resized.avif({ quality: 45, effort: 3 }) : resized.webp({ quality: 74, effort: 4 });
  await encoded.toFile(target);
}
