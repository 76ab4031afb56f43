import { isAvifSequence, stripAvif } from './strip-avif.ts';
import { stripGif } from './strip-gif.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';
import { stripWebp } from './strip-webp.ts';

/** A picture as it was sent, but for its metadata. */
export interface StrippedPicture {
  bytes: Buffer;
  /** It moves in a way that the library of pictures does not see. */
  movesUnseen: boolean;
}

/** Takes metadata out without decoding the picture. Undefined when its parts cannot be told apart. */
export function stripMetadata(picture: Buffer, type: string): StrippedPicture | undefined {
  try {
    if (type === 'image/png') {
      const { bytes, isAnimated } = stripPng(picture);
      return { bytes, movesUnseen: isAnimated };
    }
    if (type === 'image/avif') return { bytes: stripAvif(picture), movesUnseen: isAvifSequence(picture) };
    const strip = { 'image/jpeg': stripJpeg, 'image/gif': stripGif, 'image/webp': stripWebp }[type];
    return strip && { bytes: strip(picture), movesUnseen: false };
  } catch {
    return undefined;
  }
}
