import type { Sharp, SharpOptions } from 'sharp';

export type PictureLibrary = (input: string | Buffer | Buffer[], options?: SharpOptions) => Sharp;

const loaders = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif', 'Svg'];
let library: PictureLibrary | undefined;

/**
 * The library that reads and writes pictures. It is loaded when it is needed first, since it takes 30 MB. It reads no
 * format beside those that are taken, and keeps no picture in memory.
 */
export async function pictureLibrary(): Promise<PictureLibrary> {
  if (library !== undefined) return library;
  // The module system keeps it once it is loaded. A failure is not kept here.
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: loaders.map((name) => `VipsForeignLoad${name}`) });
  library = sharp;
  return sharp;
}
