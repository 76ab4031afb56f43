import { at, circle, ellipse, group, path, polygon, rect, stroke } from '../draw/svg.ts';
import { text } from '../draw/type.ts';
import { createStage } from './stage.ts';

/** A parcel, the way there and the way it did not take. */
export function cashOnDelivery(): string {
  const { s, p } = createStage('coral', 'diamond');
  const card = ['#e9b27a', '#c98a52', '#a86c3c'];
  s.add(
    stroke('M90 820C260 560 420 700 520 620', p.c, 8, {
      'stroke-dasharray': '3 24',
      'stroke-linecap': 'round',
    }),
    stroke('M1080 620C1200 720 1320 560 1500 300', p.c, 8, {
      'stroke-dasharray': '3 24',
      'stroke-linecap': 'round',
    }),
  );
  s.add(ellipse(800, 800, 380, 70, '#05030c', { opacity: 0.55, filter: s.blur(24) }));
  s.add(
    polygon(
      [
        [800, 300],
        [1110, 440],
        [800, 590],
        [490, 440],
      ],
      card[0] ?? '',
    ),
    polygon(
      [
        [490, 440],
        [800, 590],
        [800, 850],
        [490, 700],
      ],
      card[1] ?? '',
    ),
    polygon(
      [
        [1110, 440],
        [800, 590],
        [800, 850],
        [1110, 700],
      ],
      card[2] ?? '',
    ),
  );
  s.add(
    polygon(
      [
        [632, 376],
        [700, 345],
        [1012, 488],
        [944, 520],
      ],
      '#f6dcb6',
      { opacity: 0.85 },
    ),
    polygon(
      [
        [944, 520],
        [1012, 488],
        [1012, 580],
        [944, 612],
      ],
      '#e6c391',
      { opacity: 0.85 },
    ),
  );
  s.add(
    at(
      540,
      560,
      group(
        { transform: 'skewY(25.8)' },
        rect(0, 0, 170, 110, '#fff6e8', { rx: 8 }),
        rect(16, 18, 92, 14, '#4a2b20', { rx: 7 }),
        rect(16, 44, 130, 10, '#c7a98c', { rx: 5 }),
        rect(16, 64, 110, 10, '#c7a98c', { rx: 5 }),
        rect(16, 86, 60, 10, p.a, { rx: 5 }),
      ),
    ),
  );
  s.add(
    path(
      'M1320 210c0 -70 50 -110 100 -110s100 40 100 110c0 80 -100 170 -100 170s-100 -90 -100 -170z',
      s.linear([
        [0, p.b],
        [1, p.a],
      ]),
    ),
    circle(1420, 206, 40, p.ground),
    at(
      240,
      380,
      circle(0, 0, 92, '#ffd166'),
      circle(0, 0, 74, 'none', { stroke: '#b8801e', 'stroke-width': 5 }),
      text('₹', 0, 38, { size: 106, fill: '#7a4d0c', weight: 600, anchor: 'middle' }),
    ),
  );
  return s.toSvg();
}
