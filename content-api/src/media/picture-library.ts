import type { Sharp, SharpOptions } from 'sharp';

export type PictureLibrary = (input: string | Buffer, options?: SharpOptions) => Sharp;

const loaders = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif', 'Svg'];
let library: Promise<PictureLibrary> | undefined;

/**
 * The library that reads and writes pictures. It is loaded when it is needed first, since it takes 30 MB. It reads no
 * format beside those that are taken, and keeps no picture in memory.
 */
export function pictureLibrary(): Promise<PictureLibrary> {
  library ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: loaders.map((name) => `VipsForeignLoad${name}`) });
    return sharp;
  });
  return library;
}
