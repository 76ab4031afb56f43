import { alpha, mix } from '../draw/color.ts';
import { at, path, rect, repeat } from '../draw/svg.ts';
import { text } from '../draw/type.ts';
import { createStage } from './stage.ts';

/** A shelf with eleven phones, one of them loved more than the others. */
export function testPhones(): string {
  const { s, p } = createStage('teal', 'horizon');
  const hues = [p.a, p.b, p.c, '#7cc6ff', '#ff9a76', '#b28dff'];
  const device = (x: number, base: number, w: number, h: number, i: number) => {
    const hue = hues[i % hues.length] ?? p.a;
    return at(
      x,
      base - h,
      rect(0, 0, w, h, '#04090f', { rx: w * 0.16 }),
      rect(
        7,
        7,
        w - 14,
        h - 14,
        s.linear(
          [
            [0, hue],
            [1, mix(hue, p.ground, 0.65)],
          ],
          [0, 0, 1, 1],
        ),
        { rx: w * 0.12 },
      ),
      rect(w * 0.2, h * 0.16, w * 0.6, 12, alpha('#ffffff', 0.8), { rx: 6 }),
      rect(w * 0.2, h * 0.16 + 26, w * 0.42, 9, alpha('#ffffff', 0.5), { rx: 4 }),
      rect(w * 0.2, h * 0.72, w * 0.6, 30, alpha('#ffffff', 0.85), { rx: 12 }),
    );
  };
  const shelf = (y: number) =>
    rect(
      230,
      y,
      1140,
      24,
      s.linear([
        [0, '#c98f5a'],
        [1, '#7a4d2c'],
      ]),
      { rx: 6 },
    ) + rect(230, y + 24, 1140, 40, '#02060a', { opacity: 0.3 });
  s.add(
    repeat(6, (i) => device(270 + i * 182, 450, 124 + (i % 3) * 10, 226 + ((i * 37) % 60), i)),
    shelf(450),
  );
  s.add(
    repeat(5, (i) =>
      device(
        300 + i * 214,
        830,
        [134, 128, 170, 140, 126][i] ?? 130,
        [240, 262, 312, 250, 276][i] ?? 250,
        i + 2,
      ),
    ),
    shelf(830),
  );
  s.add(
    path('M868 600l-34 46l22 12l-44 62', 'none', { stroke: '#ffffff', 'stroke-width': 4, opacity: 0.85 }),
    rect(742, 842, 144, 40, '#fff3d6', { rx: 8 }),
    text('Bhola', 814, 871, { size: 26, fill: '#3a2413', weight: 600, anchor: 'middle' }),
  );
  return s.toSvg();
}
