import { alpha, mix } from '../draw/color.ts';
import { circle, group, line, path, rect, repeat, stroke } from '../draw/svg.ts';
import { text } from '../draw/type.ts';
import { lines } from '../ui/blocks.ts';
import { areaChart, barChart } from '../ui/charts.ts';
import { card } from '../ui/frames.ts';
import { createVignette } from './vignette.ts';

export function searchOptimisation(): string {
  const { s, p } = createVignette('marketing');
  s.add(
    card(
      s,
      { x: 130, y: 70, w: 540, h: 84 },
      p,
      circle(48, 40, 15, 'none', { stroke: p.a, 'stroke-width': 5 }) +
        line(59, 51, 72, 64, p.a, 5, { 'stroke-linecap': 'round' }) +
        text('who is open now', 96, 50, { size: 26, fill: p.text }) +
        rect(310, 26, 3, 32, p.a),
      42,
    ),
  );
  s.add(
    repeat(3, (i) =>
      card(
        s,
        { x: 130 + i * 16, y: 186 + i * 96, w: 540 - i * 32, h: 82 },
        p,
        rect(24, 20, 42, 42, [p.a, p.b, p.c][i] ?? p.a, { rx: 12 }) +
          rect(86, 22, [240, 190, 160][i] ?? 150, 14, i ? p.line : p.text, { rx: 7 }) +
          rect(86, 48, [330, 280, 240][i] ?? 200, 10, p.line, { rx: 5 }) +
          (i
            ? ''
            : repeat(5, (k) =>
                path(`M${420 + k * 22} 22l3 7l7 1l-5 5l1 7l-6 -3l-6 3l1 -7l-5 -5l7 -1z`, p.c),
              )),
        20,
      ),
    ),
  );
  return s.toSvg();
}

export function contentWriting(): string {
  const { s, p } = createVignette('marketing');
  s.add(
    group(
      { transform: 'rotate(-4 400 250)' },
      rect(216, 60, 340, 400, '#fff8ef', { rx: 14 }),
      text('Aa', 250, 140, { size: 62, fill: '#2a2140', weight: 600 }),
      rect(346, 96, 170, 18, '#2a2140', { rx: 8 }),
      rect(346, 124, 110, 18, '#2a2140', { rx: 8 }),
      lines(250, 184, 270, 9, '#cfc3b8', 27),
      rect(250, 234, 150, 14, alpha(p.a, 0.5), { rx: 4 }),
    ),
  );
  s.add(
    group(
      { transform: 'rotate(38 580 250)' },
      rect(
        564,
        90,
        34,
        230,
        s.linear(
          [
            [0, p.a],
            [1, p.b],
          ],
          [0, 0, 1, 0],
        ),
        { rx: 8 },
      ),
      rect(564, 90, 34, 40, p.c, { rx: 8 }),
      path('M564 320h34l-17 52z', '#ffe9cf'),
      path('M576 357h10l-5 15z', '#2a2140'),
    ),
  );
  return s.toSvg();
}

export function campaignsAndAnalytics(): string {
  const { s, p } = createVignette('marketing');
  s.add(
    card(
      s,
      { x: 100, y: 80, w: 380, h: 250 },
      p,
      areaChart(
        s,
        [0.12, 0.2, 0.18, 0.34, 0.3, 0.52, 0.62, 0.6, 0.84],
        { x: 0, y: 60, w: 380, h: 170 },
        p.a,
        5,
      ) + rect(28, 28, 110, 14, p.quiet, { rx: 7 }),
      24,
    ),
  );
  s.add(
    card(
      s,
      { x: 420, y: 200, w: 290, h: 220 },
      p,
      barChart([0.3, 0.5, 0.44, 0.7, 0.62, 0.9], { x: 24, y: 40, w: 242, h: 150 }, (i) =>
        mix(p.b, p.a, i / 5),
      ),
      24,
    ),
  );
  s.add(
    path('M560 120l90 -46v132l-90 -46h-34a20 20 0 0 1 0 -40z', p.c),
    stroke('M672 118q22 22 0 44M692 100q40 40 0 80', p.c, 6, { 'stroke-linecap': 'round' }),
  );
  return s.toSvg();
}
