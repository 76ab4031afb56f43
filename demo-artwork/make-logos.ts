import path from 'node:path';
import { el } from './draw/svg.ts';
import { clientLogoWidth, clientLogos, drawClientLogo, logoHeight } from './logos/clients.ts';
import { logos } from './logos/marks.ts';
import { writeSvg } from './output/encode.ts';

const folder = path.resolve(import.meta.dirname, '../content-api/demo/media');

for (const { slug, color, draw } of logos) {
  const attrs = { xmlns: 'http://www.w3.org/2000/svg', width: 64, height: 64, viewBox: '0 0 64 64' };
  await writeSvg(folder, `tech-${slug}`, `${el('svg', attrs, draw(color))}\n`);
}

for (const logo of clientLogos) {
  const width = clientLogoWidth(logo);
  const attrs = {
    xmlns: 'http://www.w3.org/2000/svg',
    width,
    height: logoHeight,
    viewBox: `0 0 ${width} ${logoHeight}`,
  };
  await writeSvg(folder, `client-${logo.slug}`, `${el('svg', attrs, drawClientLogo(logo))}\n`);
}
