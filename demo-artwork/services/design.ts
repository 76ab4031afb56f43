import { alpha, mix } from '../draw/color.ts';
import { circle, group, line, polygon, rect, repeat, stroke } from '../draw/svg.ts';
import { text } from '../draw/type.ts';
import { avatar, lines } from '../ui/blocks.ts';
import { card, phone } from '../ui/frames.ts';
import { createVignette } from './vignette.ts';

export function userResearch(): string {
  const { s, p } = createVignette('design');
  s.add(
    card(
      s,
      { x: 330, y: 70, w: 360, h: 360 },
      p,
      repeat(9, (i) =>
        group(
          { transform: `rotate(${((i * 7) % 5) - 2} ${80 + (i % 3) * 100} ${80 + Math.floor(i / 3) * 100})` },
          rect(
            36 + (i % 3) * 100,
            36 + Math.floor(i / 3) * 100,
            88,
            88,
            [p.c, p.b, p.a][(i * 2) % 3] ?? p.a,
            { rx: 6 },
          ),
          rect(48 + (i % 3) * 100, 56 + Math.floor(i / 3) * 100, 60, 8, alpha(p.ground, 0.5), { rx: 4 }),
          rect(48 + (i % 3) * 100, 74 + Math.floor(i / 3) * 100, 40, 8, alpha(p.ground, 0.5), { rx: 4 }),
        ),
      ),
    ),
  );
  s.add(
    repeat(5, (i) =>
      avatar(
        s,
        140 + (i % 2) * 96,
        130 + Math.floor(i / 2) * 110 + (i % 2) * 40,
        42,
        [p.a, p.b, p.c, '#8fd0ff', '#9be3b0'][i] ?? p.a,
        p.ground,
      ),
    ),
  );
  return s.toSvg();
}

export function interfaceDesign(): string {
  const { s, p } = createVignette('design');
  s.add(
    phone(
      s,
      { x: 250, y: 54, w: 230, h: 470 },
      p,
      rect(
        18,
        56,
        178,
        150,
        s.linear(
          [
            [0, p.a],
            [1, p.b],
          ],
          [0, 0, 1, 1],
        ),
        { rx: 18 },
      ) +
        rect(18, 226, 120, 16, p.text, { rx: 8 }) +
        lines(18, 260, 178, 3, p.line, 22) +
        rect(18, 338, 178, 48, p.c, { rx: 16 }),
    ),
  );
  s.add(
    rect(262, 114, 196, 166, 'none', { stroke: '#6fd3ff', 'stroke-width': 3 }),
    repeat(4, (i) =>
      rect(256 + (i % 2) * 196, 108 + Math.floor(i / 2) * 166, 12, 12, '#fff', {
        stroke: '#6fd3ff',
        'stroke-width': 3,
      }),
    ),
    line(462, 196, 610, 196, '#6fd3ff', 2, { 'stroke-dasharray': '6 6' }),
    rect(560, 172, 108, 48, p.raised, { rx: 12 }),
    text('360', 614, 205, { size: 26, fill: p.text, weight: 600, anchor: 'middle' }),
    polygon(
      [
        [520, 330],
        [520, 412],
        [542, 392],
        [558, 424],
        [574, 416],
        [558, 386],
        [588, 384],
      ],
      '#ffffff',
      { stroke: p.ground, 'stroke-width': 5, 'stroke-linejoin': 'round' },
    ),
  );
  s.add(
    line(120, 54, 120, 446, alpha('#ffffff', 0.25)),
    repeat(14, (i) => line(120, 60 + i * 29, i % 4 ? 132 : 146, 60 + i * 29, alpha('#ffffff', 0.4))),
  );
  return s.toSvg();
}

export function designSystems(): string {
  const { s, p } = createVignette('design');
  const tile = (x: number, y: number, w: number, h: number, body: string) =>
    card(s, { x, y, w, h }, p, body, 20);
  s.add(
    tile(110, 70, 180, 170, text('Ag', 90, 116, { size: 88, fill: p.text, weight: 600, anchor: 'middle' })),
    tile(
      310,
      70,
      380,
      170,
      repeat(6, (i) =>
        circle(
          60 + (i % 6) * 52,
          85,
          34,
          [p.a, mix(p.a, p.b, 0.5), p.b, mix(p.b, p.c, 0.5), p.c, '#f6f1ff'][i] ?? p.a,
          { stroke: p.panel, 'stroke-width': 5 },
        ),
      ),
    ),
  );
  s.add(
    tile(
      110,
      260,
      280,
      170,
      rect(30, 32, 130, 48, p.a, { rx: 16 }) +
        rect(30, 96, 130, 44, 'none', { rx: 16, stroke: p.a, 'stroke-width': 3 }) +
        rect(186, 40, 64, 34, p.b, { rx: 17 }) +
        circle(233, 57, 12, '#fff') +
        rect(186, 100, 34, 34, p.c, { rx: 10 }) +
        stroke('M194 117l7 8l12 -15', p.ground, 5, { 'stroke-linecap': 'round' }),
    ),
    tile(
      410,
      260,
      280,
      170,
      repeat(5, (i) => rect(36 + i * 44, 130 - i * 20, 30, 14 + i * 20, mix(p.a, p.b, i / 4), { rx: 6 })),
    ),
  );
  return s.toSvg();
}
