import { alpha, mix } from '../draw/color.ts';
import { circle, path, rect, repeat, stroke } from '../draw/svg.ts';
import { sparkline } from '../ui/charts.ts';
import { browser, card } from '../ui/frames.ts';
import { createVignette } from './vignette.ts';

export function managedHosting(): string {
  const { s, p } = createVignette('care');
  s.add(
    repeat(3, (i) =>
      card(
        s,
        { x: 210, y: 80 + i * 116, w: 380, h: 98 },
        p,
        circle(46, 49, 12, p.a) +
          circle(80, 49, 12, i === 1 ? p.b : p.a) +
          repeat(9, (k) => rect(120 + k * 18, 30, 9, 38, p.line, { rx: 4 })) +
          sparkline([0.3, 0.5, 0.4, 0.7, 0.5, 0.6], { x: 296, y: 32, w: 60, h: 34 }, p.b, 4),
        20,
      ),
    ),
  );
  s.add(
    stroke('M590 130h70v220h-70', p.b, 4, { 'stroke-dasharray': '2 11', 'stroke-linecap': 'round' }),
    circle(660, 240, 12, p.b),
  );
  return s.toSvg();
}

export function securityUpdates(): string {
  const { s, p } = createVignette('care');
  const shield = (k: number) =>
    `M400 ${250 - 190 * k}l${150 * k} ${56 * k}v${120 * k}c0 ${100 * k} ${-66 * k} ${164 * k} ${-150 * k} ${194 * k}c${-84 * k} ${-30 * k} ${-150 * k} ${-94 * k} ${-150 * k} ${-194 * k}v${-120 * k}z`;
  s.add(
    repeat(3, (i) => stroke(shield(1.14 + i * 0.2), p.a, 3, { opacity: 0.4 - i * 0.12 })),
    path(
      shield(1),
      s.linear(
        [
          [0, p.a],
          [1, mix(p.a, p.b, 0.8)],
        ],
        [0, 0, 1, 1],
      ),
    ),
    path('M400 60v370c84 -30 150 -94 150 -194v-120z', alpha('#04221b', 0.16)),
    stroke('M336 246l46 50l88 -104', '#ffffff', 30, {
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  );
  return s.toSvg();
}

export function accessibilityAudits(): string {
  const { s, p } = createVignette('care');
  s.add(
    browser(
      s,
      { x: 100, y: 70, w: 440, h: 370 },
      p,
      'your-site.example',
      rect(30, 28, 200, 26, p.quiet, { rx: 9 }) +
        rect(30, 80, 380, 46, p.panel, { rx: 12 }) +
        rect(30, 142, 380, 46, p.panel, { rx: 12, stroke: p.c, 'stroke-width': 4 }) +
        rect(30, 214, 150, 50, p.a, { rx: 14 }) +
        rect(22, 206, 166, 66, 'none', { rx: 20, stroke: p.b, 'stroke-width': 4 }),
    ),
  );
  s.add(
    card(
      s,
      { x: 470, y: 130, w: 250, h: 290 },
      p,
      repeat(
        4,
        (i) =>
          circle(44, 52 + i * 62, 18, i < 3 ? p.a : 'none', {
            stroke: i < 3 ? p.a : p.quiet,
            'stroke-width': 3,
          }) +
          (i < 3 ? stroke(`M36 ${52 + i * 62}l6 7l11 -14`, p.ground, 4, { 'stroke-linecap': 'round' }) : '') +
          rect(78, 46 + i * 62, [130, 100, 120, 90][i] ?? 100, 13, i < 3 ? p.quiet : p.line, { rx: 6 }),
      ),
      24,
    ),
  );
  return s.toSvg();
}
