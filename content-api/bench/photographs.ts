import sharp from 'sharp';

const megapixels = { width: 6000, height: 4000 };

/** A picture of 24 megapixels and about so many bytes, as a camera makes it: fine noise over soft shapes. */
export async function makePhotograph(bytes: number, seed: number): Promise<Buffer> {
  const background = { r: 40 + seed * 20, g: 90, b: 140 };
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 24 };
  const grain = await sharp({ create: { ...megapixels, channels: 3, background, noise } })
    .blur(1)
    .png({ compressionLevel: 0 })
    .toBuffer();
  let [low, high] = [30, 98];
  let best = Buffer.alloc(0);
  while (high - low > 1) {
    const quality = Math.round((low + high) / 2);
    const tried = await sharp(grain).jpeg({ quality }).toBuffer();
    if (Math.abs(tried.length - bytes) < Math.abs(best.length - bytes)) best = tried;
    if (tried.length < bytes) low = quality;
    else high = quality;
  }
  return best;
}
