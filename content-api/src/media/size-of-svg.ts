import { badFile } from './faults.ts';
import { pictureLibrary } from './picture-library.ts';

/** The size in px that a drawing has by itself. */
export async function sizeOfSvg(text: string): Promise<{ width: number; height: number }> {
  const sharp = await pictureLibrary();
  try {
    const { width, height } = await sharp(Buffer.from(text), { limitInputPixels: false }).metadata();
    return { width, height };
  } catch {
    throw badFile('The drawing is damaged or incomplete');
  }
}
