import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { encodePicture } from './output/encode.ts';
import { createIco } from './output/ico.ts';
import { aboutDefault } from './studio/about.ts';
import { hero } from './studio/hero.ts';
import { iconSvg } from './studio/icons.ts';
import { placeholder } from './studio/placeholder.ts';

const folder = path.resolve(import.meta.dirname, '../host-site/assets');
const file = (name: string) => path.join(folder, name);
const cornerRadius = 14;

await mkdir(folder, { recursive: true });
await writeHero();
await encodePicture(folder, 'about-default', aboutDefault());
await writeFile(file('placeholder.svg'), placeholder());
await writeIcons();

async function writeHero() {
  const master = await sharp(Buffer.from(hero())).removeAlpha().png().toBuffer();
  for (const width of [768, 1200]) {
    const sized = () => sharp(master).resize({ width });
    await sized()
      .avif({ quality: 52, effort: 8 })
      .toFile(file(`hero-${width}.avif`));
    await sized()
      .webp({ quality: 74, effort: 6 })
      .toFile(file(`hero-${width}.webp`));
  }
  const blur = await sharp(master).resize(8, 5).webp({ quality: 40 }).toBuffer();
  await writeFile(file('hero-blur.txt'), `data:image/webp;base64,${blur.toString('base64')}`);
}

async function writeIcons() {
  const icon = iconSvg(0.72, cornerRadius);
  const full = iconSvg(0.76, 0);
  const png = (svg: string, size: number) =>
    sharp(Buffer.from(svg), { density: (72 * size) / 64 })
      .resize(size, size)
      .png({ compressionLevel: 9 });
  await writeFile(file('icon.svg'), `${icon}\n`);
  await png(icon, 192).toFile(file('icon-192.png'));
  await png(icon, 512).toFile(file('icon-512.png'));
  await png(iconSvg(0.56, 0), 512).toFile(file('icon-maskable-512.png'));
  await png(full, 180).removeAlpha().toFile(file('apple-touch-icon.png'));
  const small = await Promise.all(
    [16, 32, 48].map(async (size) => ({ size, png: await png(icon, size).toBuffer() })),
  );
  await writeFile(file('favicon.ico'), createIco(small));
}
