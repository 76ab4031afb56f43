import { mix } from '../draw/color.ts';
import { circle, line, path, rect, repeat, stroke } from '../draw/svg.ts';
import { text } from '../draw/type.ts';
import { chip } from '../ui/blocks.ts';
import { browser, phone } from '../ui/frames.ts';
import { createVignette } from './vignette.ts';

export function crossPlatformApps(): string {
  const { s, p } = createVignette('mobile');
  const screen = (hue: string) =>
    rect(
      16,
      52,
      166,
      110,
      s.linear(
        [
          [0, hue],
          [1, mix(hue, p.ground, 0.5)],
        ],
        [0, 0, 1, 1],
      ),
      { rx: 16 },
    ) +
    repeat(
      3,
      (i) =>
        rect(16, 178 + i * 62, 166, 50, p.panel, { rx: 13 }) +
        circle(42, 203 + i * 62, 13, hue) +
        rect(66, 196 + i * 62, 90, 9, p.quiet, { rx: 4 }) +
        rect(66, 212 + i * 62, 56, 7, p.line, { rx: 3 }),
    );
  s.add(
    phone(s, { x: 170, y: 56, w: 212, h: 424 }, p, screen(p.a)),
    phone(s, { x: 420, y: 86, w: 212, h: 424 }, p, screen(p.b)),
  );
  s.add(
    stroke('M352 250q50 -60 96 0', p.c, 5, { 'stroke-linecap': 'round' }),
    stroke('M448 290q-48 60 -96 0', p.c, 5, { 'stroke-linecap': 'round' }),
  );
  return s.toSvg();
}

export function fieldApps(): string {
  const { s, p } = createVignette('mobile');
  s.add(
    circle(610, 130, 70, p.c),
    repeat(12, (i) =>
      line(610, 38, 610, 18, p.c, 6, { transform: `rotate(${i * 30} 610 130)`, 'stroke-linecap': 'round' }),
    ),
    path('M0 430C160 350 300 420 440 390S700 340 800 400V500H0Z', mix(p.ground, p.b, 0.4)),
    path('M0 470C200 410 360 470 520 440S740 430 800 460V500H0Z', mix(p.ground, p.b, 0.24)),
  );
  s.add(
    phone(
      s,
      { x: 250, y: 50, w: 226, h: 450 },
      p,
      text('128', 106, 140, { size: 68, fill: p.text, weight: 600, anchor: 'middle' }) +
        chip(58, 162, 'no signal', p.c, 15) +
        circle(106, 288, 74, p.a) +
        rect(66, 278, 80, 20, p.ground, { rx: 10 }) +
        rect(96, 248, 20, 80, p.ground, { rx: 10 }),
    ),
  );
  return s.toSvg();
}

export function progressiveWebApps(): string {
  const { s, p } = createVignette('mobile');
  s.add(
    browser(
      s,
      { x: 80, y: 76, w: 440, h: 330 },
      p,
      'shop.example',
      rect(
        26,
        26,
        388,
        120,
        s.linear(
          [
            [0, p.a],
            [1, p.b],
          ],
          [0, 0, 1, 1],
        ),
        { rx: 16 },
      ) + repeat(3, (i) => rect(26 + i * 134, 164, 120, 100, p.panel, { rx: 14 })),
    ),
  );
  s.add(
    phone(
      s,
      { x: 500, y: 66, w: 200, h: 410 },
      p,
      repeat(12, (i) =>
        rect(20 + (i % 3) * 58, 62 + Math.floor(i / 3) * 66, 42, 42, i === 4 ? p.a : p.raised, { rx: 12 }),
      ) + rect(14, 330, 160, 52, p.raised, { rx: 20 }),
    ),
    rect(574, 190, 62, 62, 'none', { rx: 18, stroke: p.c, 'stroke-width': 4 }),
  );
  s.add(
    stroke('M430 230C470 170 520 170 562 208', p.c, 5, {
      'stroke-dasharray': '2 12',
      'stroke-linecap': 'round',
    }),
  );
  return s.toSvg();
}
