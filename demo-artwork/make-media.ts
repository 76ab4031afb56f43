import path from 'node:path';
import { encodePicture } from './output/encode.ts';
import { pictures } from './pictures.ts';

const folder = path.resolve(import.meta.dirname, '../content-api/demo/media');
const [filter = ''] = process.argv.slice(2);

for (const { name, draw } of pictures.filter((picture) => picture.name.includes(filter))) {
  await encodePicture(folder, name, draw());
}
