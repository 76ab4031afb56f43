import { alpha, mix } from '../draw/color.ts';
import { createRandom } from '../draw/random.ts';
import { at, circle, group, line, path, rect, repeat } from '../draw/svg.ts';
import { shadow } from '../ui/frames.ts';
import { createStage } from './stage.ts';

/** A wall of notes under three headings, and forty minutes on the clock. */
export function designReview(): string {
  const { s, p } = createStage('indigo', 'disc');
  const random = createRandom(12);
  const hues = ['#ff8f8f', p.c, p.b];
  s.add(
    shadow(s, { x: 250, y: 140, w: 1100, h: 700 }, 30),
    rect(
      250,
      140,
      1100,
      700,
      s.linear([
        [0, mix(p.ground, p.a, 0.34)],
        [1, mix(p.ground, p.a, 0.2)],
      ]),
      { rx: 30 },
    ),
  );
  s.add(
    repeat(
      3,
      (column) =>
        rect(310 + column * 350, 196, 190, 24, alpha('#ffffff', 0.7), { rx: 12 }) +
        line(
          640 + column * 350 - 28,
          190,
          640 + column * 350 - 28,
          790,
          alpha('#ffffff', column < 2 ? 0.18 : 0),
          3,
        ),
    ),
  );
  s.add(
    repeat(14, (i) => {
      const column = [0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2][i] ?? 0;
      const slot = [0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3][i] ?? 0;
      const [x, y] = [300 + column * 350 + (slot % 2) * 150, 258 + Math.floor(slot / 2) * 178];
      return group(
        { transform: `rotate(${(random() - 0.5) * 12} ${x + 65} ${y + 65})` },
        rect(x + 5, y + 9, 132, 132, '#02040c', { opacity: 0.35 }),
        rect(x, y, 132, 132, hues[column] ?? p.a),
        repeat(3, (k) =>
          rect(x + 18, y + 30 + k * 26, [92, 76, 50][k] ?? 60, 10, '#1b2350', { rx: 5, opacity: 0.6 }),
        ),
      );
    }),
  );
  s.add(
    at(
      1330,
      250,
      circle(0, 0, 138, p.ground),
      circle(0, 0, 120, '#ffffff'),
      path('M0 0V-104A104 104 0 1 1 -90 52Z', p.a),
      circle(0, 0, 12, p.ground),
      line(0, 0, 0, -92, p.ground, 10, { 'stroke-linecap': 'round' }),
      line(0, 0, -80, 46, p.ground, 10, { 'stroke-linecap': 'round' }),
    ),
  );
  return s.toSvg();
}
