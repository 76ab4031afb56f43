import { alpha, mix } from '../draw/color.ts';
import { createRandom } from '../draw/random.ts';
import { circle, rect, repeat, stroke } from '../draw/svg.ts';
import { shadow } from '../ui/frames.ts';
import { createStage } from './stage.ts';

/** Two hundred dots become seven roles. */
export function designTokens(): string {
  const { s, p } = createStage('violet', 'diamond');
  const random = createRandom(77);
  const roles = [p.a, p.b, p.c, '#5ee7f0', '#6d8bff', '#7ee08a', '#f6f1ff'];
  s.add(
    repeat(150, (i) => {
      const [column, row] = [i % 10, Math.floor(i / 10)];
      const colour = mix(roles[Math.floor(random() * 7)] ?? p.a, '#8890a8', random() * 0.75);
      return circle(
        170 + column * 44 + (random() - 0.5) * 22,
        190 + row * 44 + (random() - 0.5) * 22,
        9 + random() * 9,
        colour,
      );
    }),
  );
  s.add(
    roles
      .map((colour, i) =>
        stroke(
          `M640 ${260 + i * 80}C800 ${260 + i * 80} 860 ${176 + i * 110} 1010 ${176 + i * 110}`,
          colour,
          8,
          { opacity: 0.75 },
        ),
      )
      .join(''),
  );
  s.add(
    roles
      .map(
        (colour, i) =>
          shadow(s, { x: 1010, y: 132 + i * 110, w: 420, h: 88 }, 22) +
          rect(1010, 132 + i * 110, 420, 88, p.panel, { rx: 22 }) +
          rect(1010, 132 + i * 110, 108, 88, colour, { rx: 22 }) +
          rect(1094, 132 + i * 110, 24, 88, colour) +
          rect(
            1150,
            166 + i * 110,
            [180, 140, 210, 120, 170, 150, 190][i] ?? 150,
            20,
            alpha('#ffffff', 0.7),
            { rx: 10 },
          ),
      )
      .join(''),
  );
  return s.toSvg();
}
