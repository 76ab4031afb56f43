import path from 'node:path';
import { el } from './draw/svg.ts';
import { clientLogos } from './logos/client-marks.ts';
import { logos } from './logos/marks.ts';
import { writeSvg } from './output/encode.ts';

const folder = path.resolve(import.meta.dirname, '../content-api/demo/media');
/** Reads on the ground of the site, and does not outshine its words. */
const clientColor = '#c3cbe0';

for (const { slug, color, draw } of logos) await write(`tech-${slug}`, 64, 64, draw(color));
for (const { slug, draw } of clientLogos) await write(`client-${slug}`, 160, 56, draw(clientColor));

async function write(name: string, width: number, height: number, body: string): Promise<void> {
  const attrs = { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` };
  await writeSvg(folder, name, `${el('svg', attrs, body)}\n`);
}
