import { alpha, mix } from '../draw/color.ts';
import { circle, rect, repeat } from '../draw/svg.ts';
import { text } from '../draw/type.ts';
import { shadow } from '../ui/frames.ts';
import { createStage } from './stage.ts';

/** Surfaces from night to noon, with the same letter on each. */
export function darkContrast(): string {
  const { s, p } = createStage('amber', 'horizon');
  s.add(
    circle(
      1180,
      270,
      130,
      s.linear([
        [0, '#ffe7a8'],
        [1, p.a],
      ]),
    ),
    repeat(5, (i) =>
      circle(1180, 270, 180 + i * 54, 'none', { stroke: p.a, 'stroke-width': 3, opacity: 0.36 - i * 0.06 }),
    ),
  );
  s.add(
    repeat(6, (i) => {
      const x = 190 + i * 206;
      const h = 300 + i * 46;
      const surface = mix('#0b0a18', '#efe6da', [0, 0.06, 0.13, 0.3, 0.66, 1][i] ?? 0);
      const ink = i < 4 ? '#f6f1ff' : '#1a1330';
      return (
        shadow(s, { x, y: 860 - h, w: 190, h }, 22) +
        rect(x, 860 - h, 190, h, surface, { rx: 22, stroke: alpha('#ffffff', 0.16), 'stroke-width': 2 }) +
        text('Aa', x + 95, 860 - h + 116, { size: 82, fill: ink, weight: 600, anchor: 'middle' }) +
        text(['15.1', '13.4', '11.2', '7.0', '9.6', '14.8'][i] ?? '', x + 95, 826, {
          size: 30,
          fill: ink,
          anchor: 'middle',
          opacity: 0.8,
        })
      );
    }),
  );
  return s.toSvg();
}
