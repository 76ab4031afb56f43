import { alpha } from '../draw/color.ts';
import { circle, line, polygon, rect, repeat, stroke } from '../draw/svg.ts';
import { text } from '../draw/type.ts';
import { shadow } from '../ui/frames.ts';
import { createStage } from './stage.ts';

/** A pulse that stops, a gap, and the pulse again. */
export function outageReport(): string {
  const { s, p } = createStage('coral', 'horizon');
  const beat = 'h60l26 -120l44 250l40 -330l46 290l30 -90h70';
  s.add(
    shadow(s, { x: 150, y: 210, w: 1300, h: 560 }, 34),
    rect(
      150,
      210,
      1300,
      560,
      s.linear([
        [0, '#1d1430'],
        [1, '#120c22'],
      ]),
      { rx: 34, stroke: alpha('#ffffff', 0.16), 'stroke-width': 2 },
    ),
  );
  s.add(
    repeat(12, (i) => line(150 + i * 108, 210, 150 + i * 108, 770, alpha('#ffffff', 0.05), 2)),
    repeat(5, (i) => line(150, 302 + i * 94, 1450, 302 + i * 94, alpha('#ffffff', 0.05), 2)),
  );
  s.add(
    rect(560, 212, 440, 556, alpha(p.a, 0.14)),
    stroke(`M170 500${beat}h60`, '#7ee0b0', 10, { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }),
    stroke('M560 500H1000', p.a, 10, { 'stroke-dasharray': '4 26', 'stroke-linecap': 'round' }),
    stroke(`M1010 500h40${beat}`, '#7ee0b0', 10, { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }),
  );
  s.add(
    text('18:52', 560, 830, { size: 34, fill: p.text, weight: 600, anchor: 'middle' }),
    text('20:57', 1000, 830, { size: 34, fill: p.text, weight: 600, anchor: 'middle' }),
    polygon(
      [
        [780, 320],
        [880, 440],
        [680, 440],
      ],
      p.b,
      { 'stroke-linejoin': 'round', stroke: p.b, 'stroke-width': 26 },
    ),
    rect(768, 352, 24, 56, '#2a1020', { rx: 12 }),
    circle(780, 430, 14, '#2a1020'),
  );
  return s.toSvg();
}
