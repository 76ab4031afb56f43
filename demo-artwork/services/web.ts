import { alpha, mix } from '../draw/color.ts';
import { circle, line, path, rect, repeat, stroke } from '../draw/svg.ts';
import { text } from '../draw/type.ts';
import { avatar, lines } from '../ui/blocks.ts';
import { areaChart, ring } from '../ui/charts.ts';
import { browser, card } from '../ui/frames.ts';
import { createVignette } from './vignette.ts';

export function businessWebsites(): string {
  const { s, p } = createVignette('web');
  s.add(
    browser(
      s,
      { x: 130, y: 60, w: 540, h: 460 },
      p,
      'your-name.example',
      rect(
        0,
        0,
        540,
        190,
        s.linear(
          [
            [0, p.a],
            [1, mix(p.a, p.b, 0.7)],
          ],
          [0, 0, 1, 1],
        ),
      ) +
        path('M300 190C340 80 460 60 540 120V190Z', alpha('#ffffff', 0.16)) +
        rect(36, 46, 230, 24, '#fff', { rx: 8 }) +
        rect(36, 82, 170, 24, '#fff', { rx: 8 }) +
        rect(36, 126, 110, 34, p.ground, { rx: 12 }) +
        repeat(
          3,
          (i) =>
            rect(36 + i * 160, 214, 146, 150, p.panel, { rx: 14 }) +
            circle(66 + i * 160, 248, 16, [p.a, p.b, p.c][i] ?? p.a) +
            lines(50 + i * 160, 282, 110, 3, p.line, 20),
        ),
    ),
  );
  return s.toSvg();
}

export function webApplications(): string {
  const { s, p } = createVignette('web');
  s.add(
    browser(
      s,
      { x: 90, y: 70, w: 620, h: 450 },
      p,
      'desk.example',
      rect(0, 0, 120, 420, p.panel) +
        repeat(5, (i) => rect(20, 30 + i * 40, 80, 16, i === 1 ? p.a : p.line, { rx: 8 })) +
        repeat(
          5,
          (i) =>
            rect(146, 26 + i * 70, 444, 56, p.panel, { rx: 12 }) +
            avatar(s, 180, 54 + i * 70, 17, [p.a, p.b, p.c, p.a, p.b][i] ?? p.a, p.ground) +
            rect(212, 40 + i * 70, 130, 11, p.quiet, { rx: 5 }) +
            rect(212, 58 + i * 70, 84, 9, p.line, { rx: 4 }) +
            rect(500, 42 + i * 70, 68, 24, alpha(i === 2 ? p.c : p.b, 0.3), { rx: 12 }),
        ),
    ),
  );
  return s.toSvg();
}

export function apiIntegration(): string {
  const { s, p } = createVignette('web');
  const ends = [
    [150, 110],
    [150, 250],
    [150, 390],
    [650, 110],
    [650, 250],
    [650, 390],
  ] as const;
  s.add(
    ends
      .map(([x, y], i) =>
        stroke(
          `M${x} ${y}C${(x + 400) / 2} ${y} ${(x + 400) / 2} 250 400 250`,
          [p.a, p.b, p.c][i % 3] ?? p.a,
          4,
          { 'stroke-dasharray': i === 4 ? '3 12' : undefined, 'stroke-linecap': 'round' },
        ),
      )
      .join(''),
  );
  s.add(
    ends
      .map(([x, y], i) =>
        card(
          s,
          { x: x - 62, y: y - 38, w: 124, h: 76 },
          p,
          rect(18, 20, 36, 36, [p.a, p.b, p.c][i % 3] ?? p.a, { rx: 11 }) +
            rect(66, 26, 42, 9, p.quiet, { rx: 4 }) +
            rect(66, 43, 28, 9, p.line, { rx: 4 }),
          18,
        ),
      )
      .join(''),
  );
  s.add(
    card(
      s,
      { x: 312, y: 162, w: 176, h: 176 },
      p,
      text('{ }', 88, 112, { size: 72, fill: p.b, weight: 600, anchor: 'middle' }),
      40,
    ),
  );
  return s.toSvg();
}

export function performanceRescue(): string {
  const { s, p } = createVignette('web');
  s.add(
    card(
      s,
      { x: 120, y: 90, w: 270, h: 320 },
      p,
      ring(135, 130, 84, 0.98, '#4ade80', p.line, 18) +
        text('98', 135, 152, { size: 64, fill: p.text, weight: 600, anchor: 'middle' }) +
        lines(40, 250, 190, 2, p.line, 24),
      26,
    ),
  );
  s.add(
    card(
      s,
      { x: 420, y: 90, w: 270, h: 320 },
      p,
      text('0.9 s', 30, 72, { size: 46, fill: p.text, weight: 600 }) +
        rect(30, 96, 120, 12, p.b, { rx: 6 }) +
        areaChart(
          s,
          [0.96, 0.9, 0.92, 0.7, 0.46, 0.3, 0.16, 0.14],
          { x: 0, y: 140, w: 270, h: 160 },
          p.b,
          5,
        ) +
        line(30, 290, 240, 290, p.line),
      26,
    ),
  );
  return s.toSvg();
}
