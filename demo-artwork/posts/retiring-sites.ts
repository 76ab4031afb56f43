import { ellipse, group, polygon, rect, repeat, stroke } from '../draw/svg.ts';
import { text } from '../draw/type.ts';
import { createStage } from './stage.ts';

/** Signs that still point somewhere, and a door closed softly. */
export function retiringSites(): string {
  const { s, p } = createStage('violet', 'arch');
  const sign = (y: number, w: number, fill: string, left: boolean) =>
    left
      ? polygon(
          [
            [800 - w, y],
            [830, y],
            [830, y + 88],
            [800 - w, y + 88],
            [750 - w, y + 44],
          ],
          fill,
        )
      : polygon(
          [
            [770, y],
            [800 + w, y],
            [850 + w, y + 44],
            [800 + w, y + 88],
            [770, y + 88],
          ],
          fill,
        );
  s.add(
    ellipse(800, 930, 220, 30, '#04030c', { opacity: 0.6 }),
    rect(
      782,
      150,
      36,
      790,
      s.linear(
        [
          [0, '#d7b48a'],
          [1, '#7b5836'],
        ],
        [0, 0, 1, 0],
      ),
      { rx: 12 },
    ),
  );
  s.add(
    sign(220, 360, p.a, false),
    sign(350, 330, p.c, true),
    sign(480, 290, p.b, false),
    sign(610, 240, '#8fb4ff', true),
  );
  s.add(
    ['301', '301', '410', '200']
      .map((code, i) =>
        text(code, [960, 660, 930, 700][i] ?? 800, 284 + i * 130, {
          size: 52,
          fill: '#1c1038',
          weight: 600,
          anchor: 'middle',
        }),
      )
      .join(''),
  );
  s.add(
    repeat(4, (i) =>
      stroke(
        `M${1260 + i * 46} ${300 + i * 20}C${1330 + i * 30} ${360 + i * 70} ${1260 + i * 40} ${520 + i * 40} ${1330 + i * 30} 640`,
        p.b,
        5,
        { 'stroke-dasharray': '2 17', 'stroke-linecap': 'round', opacity: 0.75 - i * 0.14 },
      ),
    ),
    group(
      { opacity: 0.9 },
      rect(1270, 660, 220, 150, p.raised, { rx: 16, stroke: p.line, 'stroke-width': 3 }),
      rect(1270, 660, 220, 40, p.line, { rx: 16 }),
      rect(1330, 730, 100, 14, p.quiet, { rx: 7 }),
      rect(1330, 758, 64, 14, p.quiet, { rx: 7 }),
    ),
  );
  return s.toSvg();
}
