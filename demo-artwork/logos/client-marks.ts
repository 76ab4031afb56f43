import { circle, line, path, rect, repeat, stroke } from '../draw/svg.ts';
import { round } from './shapes.ts';
import { wordmark } from './wordmark.ts';

export interface ClientLogo {
  slug: string;
  /** In a box of 160 by 56, in one colour. */
  draw: (color: string) => string;
}

/** Signs and wordmarks of the studio's clients, invented like them. */
export const clientLogos: ClientLogo[] = [
  { slug: 'rann-camp', draw: (c) => moonTent(c) + wordmark(['Rann', 'Camp'], c) },
  { slug: 'patola-house', draw: (c) => ikat(c) + wordmark(['Patola', 'House'], c, { weight: 500 }) },
  { slug: 'saathi-clinics', draw: (c) => companions(c) + wordmark(['saathi', 'clinics'], c) },
  {
    slug: 'kiln-and-line',
    draw: (c) => kiln(c) + wordmark(['KILN', '& LINE'], c, { size: 19, spacing: 2.5 }),
  },
  { slug: 'tiffin-loop', draw: (c) => tiffin(c) + wordmark(['Tiffin', 'Loop'], c) },
  {
    slug: 'wetlands-trust',
    draw: (c) => flamingo(c) + wordmark(['Wetlands', 'Trust'], c, { size: 19, weight: 500 }),
  },
];

/** A tent below the full moon. */
function moonTent(c: string): string {
  return (
    circle(36, 13, 6.5, c) +
    path('M22 12L42 48H29L22 35L15 48H2Z', c) +
    line(0, 52.5, 44, 52.5, c, 2.5, round)
  );
}

/** The stepped diamond of double ikat: a ring of knots around a cross. */
function ikat(c: string): string {
  const side = 6.3;
  const reach = 3;
  const places = Array.from({ length: reach * 2 + 1 }, (_, i) => i - reach);
  const squares = places.flatMap((row) =>
    places
      .filter((column) => [0, 1, reach].includes(Math.abs(row) + Math.abs(column)))
      .map((column) => {
        const x = 22 + (column - 0.5) * side;
        const y = 28 + (row - 0.5) * side;
        return rect(x, y, side - 0.8, side - 0.8, c);
      }),
  );
  return squares.join('');
}

/** Two people side by side, as a cross. */
function companions(c: string): string {
  return (
    circle(11, 11, 6, c) +
    circle(33, 11, 6, c) +
    stroke('M11 22v9a11 11 0 0 0 22 0v-9', c, 7, round) +
    stroke('M22 42v8', c, 7, round)
  );
}

/** The mouth of a kiln over its line of tiles. */
function kiln(c: string): string {
  return (
    stroke('M4 42V25a18 18 0 0 1 36 0v17', c, 4) +
    stroke('M13 42V26a9 9 0 0 1 18 0v16', c, 4) +
    repeat(4, (i) => rect(1 + i * 10.75, 46, 9.25, 6, c))
  );
}

/** A lunch box of three tiers in its frame, with the grip on top. */
function tiffin(c: string): string {
  return (
    stroke('M3.5 51V21C3.5 14 8 10 14 10H30C36 10 40.5 14 40.5 21V51', c, 3, round) +
    line(16, 4, 28, 4, c, 4, round) +
    line(22, 4, 22, 10, c, 3) +
    repeat(3, (i) => rect(8.5, 19 + i * 11.5, 27, 9.5, c, { rx: 2 }))
  );
}

/** A flamingo on one leg in still water. */
function flamingo(c: string): string {
  return (
    path('M10 27C14 20 25 19 31 25C34 28 38 29 42 28C38 35 29 38 21 36C14 35 9 32 10 27Z', c) +
    stroke('M13 29C4 24 4 17 9 14C14 11 13 5 8 6', c, 3.6, round) +
    path('M9.5 3.4C6 3 3 5 2 13C5.5 12 7.5 10 9.5 8.5Z', c) +
    line(23, 35, 23, 49, c, 2.5, round) +
    stroke('M8 51.5q7.5 -4 15 0t15 0', c, 2.5, round)
  );
}
