import { circle, ellipse, path, polygon, rect, repeat, stroke } from '../draw/svg.ts';
import { text, textWidth } from '../draw/type.ts';
import { round } from './shapes.ts';

export interface ClientLogo {
  slug: string;
  name: string;
  /** In a box of 56, before the name. */
  sign: string;
}

export const logoColor = '#dfe5fb';
export const logoHeight = 56;
const c = logoColor;
const open = (d: string, width = 4) => stroke(d, c, width, round);

/** Marks of the demo studio's clients, in one light colour. */
export const clientLogos: ClientLogo[] = [
  {
    slug: 'rann-camp',
    name: 'Rann Camp',
    sign: open('M6 46L28 12L50 46Z') + open('M20 46L28 32L36 46') + circle(45, 13, 6, c),
  },
  {
    slug: 'dugdha-union',
    name: 'Dugdha Union',
    sign:
      path('M28 6C38 20 44 28 44 37A16 16 0 0 1 12 37C12 28 18 20 28 6Z', 'none', {
        stroke: c,
        'stroke-width': 4,
      }) + open('M20 38a9 9 0 0 0 9 8'),
  },
  {
    slug: 'patola-house',
    name: 'Patola House',
    sign: [8, 16, 24]
      .map((r) =>
        polygon(
          [
            [28, 28 - r],
            [28 + r, 28],
            [28, 28 + r],
            [28 - r, 28],
          ],
          r === 8 ? c : 'none',
          { stroke: c, 'stroke-width': 3.5 },
        ),
      )
      .join(''),
  },
  {
    slug: 'saathi-clinics',
    name: 'Saathi',
    sign: circle(28, 28, 22, 'none', { stroke: c, 'stroke-width': 4 }) + open('M28 18v20M18 28h20', 6),
  },
  {
    slug: 'kiln-and-line',
    name: 'Kiln & Line',
    sign:
      rect(7, 7, 42, 42, 'none', { stroke: c, 'stroke-width': 4, rx: 3 }) +
      repeat(4, (i) =>
        circle(7 + (i % 2) * 42, 7 + Math.floor(i / 2) * 42, 15, 'none', {
          stroke: c,
          'stroke-width': 4,
          'stroke-dasharray': '23.6 70.7',
          transform: `rotate(${[0, 90, 270, 180][i]} ${7 + (i % 2) * 42} ${7 + Math.floor(i / 2) * 42})`,
        }),
      ),
  },
  {
    slug: 'tiffin-loop',
    name: 'Tiffin Loop',
    sign:
      ellipse(28, 14, 18, 5, c) +
      open('M10 14v14a18 5 0 0 0 36 0V14') +
      open('M10 32v10a18 5 0 0 0 36 0V32') +
      open('M22 6h12', 5),
  },
];

/** Width of a logo: the sign, a gap and the name. */
export function clientLogoWidth({ name }: ClientLogo): number {
  return Math.ceil(70 + textWidth(name, 30, 600) + 2);
}

export function drawClientLogo({ name, sign }: ClientLogo): string {
  return sign + text(name, 70, 39, { size: 30, fill: c, weight: 600 });
}
