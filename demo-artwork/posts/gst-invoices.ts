import { alpha, mix } from '../draw/color.ts';
import { circle, group, line, rect, repeat, stroke } from '../draw/svg.ts';
import { text } from '../draw/type.ts';
import { createStage } from './stage.ts';

/** Numbered invoices without a gap. */
export function gstInvoices(): string {
  const { s, p } = createStage('azure', 'disc');
  const sheet = (i: number) => {
    const fill = s.linear([
      [0, '#ffffff'],
      [1, mix('#ffffff', p.a, 0.2)],
    ]);
    return group(
      { transform: `translate(${330 + i * 190} ${180 + (i % 2) * 40}) rotate(${-8 + i * 4} 190 300)` },
      rect(10, 18, 380, 540, '#02060f', { rx: 18, opacity: 0.5, filter: s.blur(18) }),
      rect(0, 0, 380, 540, fill, { rx: 18 }),
      rect(0, 0, 380, 92, [p.a, '#6f86ff', p.b, '#ffb87a'][i] ?? p.a, { rx: 18 }),
      rect(0, 60, 380, 32, [p.a, '#6f86ff', p.b, '#ffb87a'][i] ?? p.a),
      text(String(117 + i), 34, 66, { size: 50, fill: '#08203c', weight: 600 }),
      repeat(
        5,
        (k) =>
          rect(34, 132 + k * 46, [170, 130, 190, 150, 110][k] ?? 120, 14, '#b9c8da', { rx: 7 }) +
          rect(280, 132 + k * 46, 66, 14, '#b9c8da', { rx: 7 }),
      ),
      line(34, 372, 346, 372, '#8aa0b8', 3, { 'stroke-dasharray': '7 7' }),
      rect(34, 404, 110, 16, '#6b839c', { rx: 8 }),
      rect(230, 396, 116, 34, '#08203c', { rx: 10 }),
      rect(34, 446, 82, 14, alpha('#6b839c', 0.6), { rx: 7 }),
    );
  };
  s.add(
    repeat(4, sheet),
    circle(1320, 720, 84, p.b),
    stroke('M1282 722l28 30l52 -60', '#08203c', 16, {
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  );
  return s.toSvg();
}
