import { alpha, mix } from '../draw/color.ts';
import { at, circle, ellipse, path, rect, repeat, stroke } from '../draw/svg.ts';
import { shadow } from '../ui/frames.ts';
import { createStage } from './stage.ts';

/** An island with everything on it, and a cloud that comes by. */
export function offlineFirst(): string {
  const { s, p } = createStage('teal', 'horizon');
  const cloud =
    'M0 90a70 70 0 0 1 70 -70a96 96 0 0 1 180 -10a76 76 0 0 1 120 60a60 60 0 0 1 -10 118h-290a70 70 0 0 1 -70 -98z';
  s.add(
    at(980, 130, stroke(cloud, p.c, 7, { 'stroke-dasharray': '20 16', 'stroke-linecap': 'round' })),
    at(250, 190, path(cloud, alpha('#ffffff', 0.1), { transform: 'scale(.66)' })),
  );
  s.add(
    ellipse(760, 850, 470, 74, '#03121a', { opacity: 0.7 }),
    path(
      'M290 830C420 700 560 690 760 690S1100 700 1230 830C1060 880 460 880 290 830Z',
      s.linear([
        [0, p.b],
        [1, '#14705f'],
      ]),
    ),
  );
  s.add(
    shadow(s, { x: 630, y: 250, w: 260, h: 500 }, 44),
    rect(630, 250, 260, 500, '#04090f', { rx: 44 }),
    rect(
      644,
      264,
      232,
      472,
      s.linear([
        [0, '#fff7e0'],
        [1, '#ffe3a3'],
      ]),
      { rx: 34 },
    ),
    repeat(
      3,
      (i) =>
        rect(672, 340 + i * 84, 176, 64, '#ffffff', { rx: 16 }) +
        circle(704, 372 + i * 84, 14, i < 2 ? p.a : '#e6d3a0') +
        rect(730, 364 + i * 84, [92, 76, 84][i] ?? 80, 14, '#b39d66', { rx: 7 }),
    ),
    rect(672, 620, 176, 60, p.a, { rx: 20 }),
  );
  s.add(
    stroke('M930 760C970 600 980 520 960 430', '#7a5230', 22, { 'stroke-linecap': 'round' }),
    ['-70', '-30', '14', '52', '96']
      .map((turn) =>
        path('M960 430c40 -80 110 -100 160 -60c-60 0 -110 20 -160 60z', mix(p.b, '#0c5a4c', 0.3), {
          transform: `rotate(${Number(turn) - 30} 960 430)`,
        }),
      )
      .join(''),
  );
  s.add(
    repeat(3, (i) => circle(1010 + i * 62, 390 - i * 34, 15 - i * 2, p.c, { opacity: 0.9 - i * 0.2 })),
    repeat(4, (i) => rect(180 + i * 330, 920 + (i % 2) * 22, 150, 8, alpha('#ffffff', 0.22), { rx: 4 })),
  );
  return s.toSvg();
}
