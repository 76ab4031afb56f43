import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { pictures } from './pictures.ts';

const [folder = 'preview', filter = ''] = process.argv.slice(2);

await mkdir(folder, { recursive: true });
for (const { name, draw } of pictures.filter((picture) => picture.name.includes(filter))) {
  await sharp(Buffer.from(draw()))
    .resize({ width: 800 })
    .png()
    .toFile(path.join(folder, `${name}.png`));
}
