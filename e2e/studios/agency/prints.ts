import { circle, drawing, rect, repeat } from '../support/draw.ts';

type Inks = readonly [ground: string, first: string, second: string, third: string];

/** A flower of rings of petals, as a printer's block has it. */
function flower(x: number, y: number, size: number, [, first, second, third]: Inks): string {
  const ring = (count: number, radius: number, length: number, color: string) =>
    repeat(
      count,
      (index) =>
        `<ellipse cx="0" cy="${-radius}" rx="${length * 0.36}" ry="${length}" fill="${color}" transform="rotate(${(360 / count) * index})"/>`,
    );
  return `<g transform="translate(${x} ${y}) scale(${size / 100})">${ring(20, 82, 18, third)}${ring(16, 62, 22, first)}${ring(12, 40, 20, second)}${ring(8, 20, 16, first)}${circle(0, 0, 11, third)}</g>`;
}

function block(inks: Inks, every: number, size: readonly [number, number] = [1600, 1000]): string {
  const [width, height] = size;
  const columns = Math.ceil(width / every) + 1;
  const rows = Math.ceil(height / every) + 1;
  const field = repeat(columns * rows, (index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const x = column * every + (row % 2 ? every / 2 : 0);
    return (
      flower(x, row * every, every * 0.46, inks) + circle(x + every / 2, row * every, every / 22, inks[2])
    );
  });
  return drawing(width, height, rect(0, 0, width, height, inks[0]) + field);
}

/** One large flower over a border of small ones. */
function medallion(inks: Inks, width: number, height: number): string {
  const border = repeat(
    Math.ceil(width / 120) + 1,
    (index) => flower(index * 120, 60, 50, inks) + flower(index * 120, height - 60, 50, inks),
  );
  return drawing(
    width,
    height,
    rect(0, 0, width, height, inks[0]) +
      border +
      rect(0, 130, width, 6, inks[3]) +
      rect(0, height - 136, width, 6, inks[3]) +
      flower(width / 2, height / 2, Math.min(width, height) * 0.36, inks),
  );
}

export const prints = {
  hero: medallion(['#b3261e', '#f6b93b', '#fbe3c0', '#7a1410'], 1500, 1700),
  indigo: block(['#1f2f6b', '#f3ead7', '#8fa8e8', '#e0a030'], 320),
  haldi: block(['#f2b632', '#a8321f', '#fff3d6', '#5c1a10'], 230),
  mehndi: medallion(['#254d32', '#e9d9b0', '#c2562d', '#f0b64a'], 1600, 1000),
  gulabi: block(['#f6d5d0', '#b32d5a', '#f0895a', '#6d1436'], 420),
};
