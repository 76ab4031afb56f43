import type { Sharp, SharpOptions } from 'sharp';
import { loadOnce } from '../../lib/load-once.ts';

export type PictureLibrary = (input: string | Buffer | Buffer[], options?: SharpOptions) => Sharp;

const loaders = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif', 'Svg'];

/**
 * The library that reads and writes pictures. It is loaded when it is needed first, since it takes 30 MB. It reads no
 * format beside those that are taken, and keeps no picture in memory.
 */
export const pictureLibrary: () => Promise<PictureLibrary> = loadOnce(async () => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: loaders.map((name) => `VipsForeignLoad${name}`) });
  return sharp;
});
