import { alpha } from '../draw/color.ts';
import { circle, line, rect, stroke } from '../draw/svg.ts';
import { text } from '../draw/type.ts';
import { createStage } from './stage.ts';

/** Two letters between their guide lines. */
export function twoScripts(): string {
  const { s, p } = createStage('coral', 'bands');
  const guides: readonly (readonly [number, string])[] = [
    [250, p.c],
    [392, p.b],
    [720, '#ffffff'],
    [842, p.b],
  ];
  s.add(rect(120, 392, 1360, 328, alpha('#ffffff', 0.06)));
  s.add(
    guides
      .map(([y, colour]) =>
        line(120, y, 1480, y, colour, 4, {
          'stroke-dasharray': y === 720 ? undefined : '16 14',
          opacity: 0.85,
        }),
      )
      .join(''),
  );
  s.add(
    text('ક', 560, 720, {
      size: 640,
      fill: s.linear([
        [0, p.b],
        [1, p.a],
      ]),
      weight: 600,
      anchor: 'middle',
    }),
    text('g', 1070, 720, {
      size: 600,
      fill: s.linear([
        [0, '#ffffff'],
        [1, '#bcd9ff'],
      ]),
      weight: 600,
      anchor: 'middle',
    }),
  );
  s.add(
    guides.map(([y, colour]) => circle(120, y, 12, colour) + circle(1480, y, 12, colour)).join(''),
    stroke('M800 300V800', alpha('#ffffff', 0.5), 3),
  );
  return s.toSvg();
}
