import type { Metadata, Sharp } from 'sharp';

/** Encodes a picture; `found` is what is known of the one that was sent. */
export type PictureWriter = (picture: Sharp, found: Metadata) => Sharp;

/**
 * Optimised Huffman tables would need all of a JPEG in memory: 280 MB for 24 megapixels, for a file that is 4 % smaller.
 */
const jpeg =
  (quality: number, chromaSubsampling: string): PictureWriter =>
  (one) =>
    one.jpeg({ quality, chromaSubsampling, optimizeCoding: false });
const webp =
  (quality: number): PictureWriter =>
  (one, { delay, loop }) =>
    one.webp({ quality, ...(delay !== undefined && { delay, loop }) });
const avif =
  (quality: number): PictureWriter =>
  (one) =>
    one.avif({ quality, effort: 2 });
const png: PictureWriter = (one, { isPalette, bitsPerSample = 8 }) =>
  isPalette ? one.png({ palette: true, quality: 100, colours: 2 ** bitsPerSample }) : one.png();

/** How each format is written, by the name of its decoder: the best quality first. */
export const pictureWriters: Record<string, { type: string; writers: readonly PictureWriter[] }> = {
  jpeg: {
    type: 'image/jpeg',
    writers: [jpeg(92, '4:4:4'), jpeg(92, '4:2:0'), jpeg(84, '4:2:0'), jpeg(75, '4:2:0'), jpeg(60, '4:2:0')],
  },
  png: { type: 'image/png', writers: [png] },
  webp: { type: 'image/webp', writers: [webp(92), webp(80), webp(65), webp(50), webp(35)] },
  heif: { type: 'image/avif', writers: [avif(92), avif(60)] },
  gif: { type: 'image/gif', writers: [(one) => one.gif()] },
};
