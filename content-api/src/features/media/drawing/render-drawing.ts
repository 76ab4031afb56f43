import { pictureLibrary } from '../picture-library.ts';

/** A drawing as a small picture of four bytes a pixel. */
export interface RenderedDrawing {
  pixels: Buffer;
  /** Size in px that it has by itself. */
  width: number;
  height: number;
}

const longestSide = 400;
const usualDensity = 72;
/** Difference of one colour that an eye may see. */
const visible = 24;
const pixelsMin = 3;

/** Draws an SVG; undefined when it cannot be drawn. Files and other servers are out of its reach. */
export async function renderDrawing(text: string | Buffer): Promise<RenderedDrawing | undefined> {
  const sharp = await pictureLibrary();
  const source = Buffer.from(text);
  try {
    const { width, height } = await sharp(source, { limitInputPixels: false }).metadata();
    const density = Math.min(Math.max((usualDensity * longestSide) / Math.max(width, height), 0.01), 10_000);
    const drawn = sharp(source, { density: Math.max(density, 1) });
    const pixels = await drawn
      .resize(longestSide, longestSide, { fit: 'inside' })
      .ensureAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer();
    return { pixels, width, height };
  } catch {
    return undefined;
  }
}

export function looksSame(one: RenderedDrawing, other: RenderedDrawing): boolean {
  if (one.pixels.length !== other.pixels.length) return false;
  let different = 0;
  for (let at = 0; at < one.pixels.length; at += 4) {
    const alpha = [one, other].map(({ pixels }) => pixels.readUInt8(at + 3));
    if (alpha.every((share) => share < visible)) continue;
    const isDifferent = [0, 1, 2, 3].some(
      (part) => Math.abs(one.pixels.readUInt8(at + part) - other.pixels.readUInt8(at + part)) > visible,
    );
    if (isDifferent && (different += 1) >= pixelsMin) return false;
  }
  return true;
}
