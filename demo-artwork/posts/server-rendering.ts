import { alpha, mix } from '../draw/color.ts';
import { circle, group, line, rect, repeat } from '../draw/svg.ts';
import { createStage } from './stage.ts';

/** Finished pages leave the server, one above the other. */
export function serverRendering(): string {
  const { s, p } = createStage('indigo', 'diamond');
  const plane = (y: number, fill: string, marks: string) =>
    group(
      { transform: `translate(800 ${y}) scale(1 0.52) rotate(45)` },
      rect(-210, -210, 420, 420, '#02040c', { rx: 26, opacity: 0.45, transform: 'translate(26 26)' }),
      rect(-210, -210, 420, 420, fill, { rx: 26 }),
      marks,
    );
  const words = (ink: string) =>
    rect(-160, -150, 190, 34, ink, { rx: 10 }) +
    repeat(4, (i) =>
      rect(-160, -84 + i * 40, [320, 280, 310, 180][i] ?? 200, 16, ink, { rx: 8, opacity: 0.6 }),
    ) +
    rect(-160, 96, 130, 54, ink, { rx: 16, opacity: 0.85 });
  s.add(
    plane(
      770,
      mix(p.ground, p.a, 0.42),
      repeat(
        3,
        (i) =>
          rect(-160, -140 + i * 100, 320, 70, alpha('#ffffff', 0.14), { rx: 14 }) +
          circle(120, -105 + i * 100, 13, i ? p.b : p.c),
      ),
    ),
    plane(
      560,
      s.linear([
        [0, p.a],
        [1, mix(p.a, p.ground, 0.45)],
      ]),
      words(alpha('#ffffff', 0.55)),
    ),
    plane(
      330,
      s.linear([
        [0, '#ffffff'],
        [1, '#cfdcff'],
      ]),
      words(mix(p.ground, p.a, 0.6)),
    ),
    repeat(5, (i) =>
      line(560 + i * 120, 640 - Math.abs(i - 2) * 50, 560 + i * 120, 480 - Math.abs(i - 2) * 50, p.b, 4, {
        'stroke-dasharray': '3 15',
        'stroke-linecap': 'round',
      }),
    ),
  );
  return s.toSvg();
}
