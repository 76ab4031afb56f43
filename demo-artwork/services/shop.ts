import { alpha, mix } from '../draw/color.ts';
import { circle, group, line, path, polygon, rect, repeat, stroke } from '../draw/svg.ts';
import { text } from '../draw/type.ts';
import { card, phone, browser } from '../ui/frames.ts';
import { createVignette } from './vignette.ts';

export function onlineStores(): string {
  const { s, p } = createVignette('shop');
  const vase = (x: number, y: number, hue: string) =>
    path(`M${x - 16} ${y}h32c0 20 26 34 26 66c0 30 -18 44 -42 44s-42 -14 -42 -44c0 -32 26 -46 26 -66z`, hue) +
    rect(x - 38, y + 58, 76, 10, alpha('#ffffff', 0.5));
  s.add(
    browser(
      s,
      { x: 110, y: 64, w: 580, h: 456 },
      p,
      'maker.example',
      repeat(6, (i) => {
        const [x, y] = [28 + (i % 3) * 178, 28 + Math.floor(i / 3) * 216];
        const hue = [p.a, p.b, p.c, '#ffd27a', '#8be3b0', '#b79bff'][i] ?? p.a;
        return (
          rect(x, y, 162, 196, p.panel, { rx: 16 }) +
          rect(x + 10, y + 10, 142, 130, mix(p.ground, hue, 0.3), { rx: 12 }) +
          vase(x + 81, y + 24, hue) +
          rect(x + 12, y + 154, 80, 10, p.quiet, { rx: 5 }) +
          rect(x + 12, y + 172, 50, 10, hue, { rx: 5 })
        );
      }),
    ),
  );
  return s.toSvg();
}

export function paymentsAndInvoicing(): string {
  const { s, p } = createVignette('shop');
  s.add(
    group(
      { transform: 'rotate(-5 300 260)' },
      rect(150, 70, 270, 360, '#fffaf2', { rx: 14 }),
      rect(150, 70, 270, 60, p.a, { rx: 14 }),
      rect(150, 112, 270, 18, p.a),
      text('GST', 176, 110, { size: 30, fill: p.ground, weight: 600 }),
      repeat(
        5,
        (i) =>
          rect(176, 160 + i * 36, [120, 90, 130, 100, 80][i] ?? 90, 11, '#c9bba9', { rx: 5 }) +
          rect(340, 160 + i * 36, 54, 11, '#c9bba9', { rx: 5 }),
      ),
      line(176, 350, 394, 350, '#9b8a78', 2, { 'stroke-dasharray': '6 6' }),
      rect(306, 372, 88, 26, p.ground, { rx: 8 }),
    ),
  );
  s.add(
    phone(
      s,
      { x: 450, y: 70, w: 200, h: 410 },
      p,
      circle(
        93,
        170,
        62,
        s.linear([
          [0, p.b],
          [1, p.a],
        ]),
      ) +
        stroke('M66 172l20 22l38 -44', '#fff', 13, {
          'stroke-linecap': 'round',
          'stroke-linejoin': 'round',
        }) +
        text('₹ 2,480', 93, 282, { size: 32, fill: p.text, weight: 600, anchor: 'middle' }) +
        rect(40, 310, 106, 12, p.line, { rx: 6 }),
    ),
  );
  return s.toSvg();
}

export function tradeCatalogues(): string {
  const { s, p } = createVignette('shop');
  const box = (x: number, y: number, hue: string) =>
    polygon(
      [
        [x, y - 36],
        [x + 62, y - 8],
        [x, y + 20],
        [x - 62, y - 8],
      ],
      mix(hue, '#ffffff', 0.2),
    ) +
    polygon(
      [
        [x - 62, y - 8],
        [x, y + 20],
        [x, y + 84],
        [x - 62, y + 56],
      ],
      hue,
    ) +
    polygon(
      [
        [x + 62, y - 8],
        [x, y + 20],
        [x, y + 84],
        [x + 62, y + 56],
      ],
      mix(hue, p.ground, 0.4),
    );
  s.add(
    box(230, 330, p.a),
    box(356, 330, p.b),
    box(293, 300 + 58, p.a),
    box(230, 262, p.c),
    box(356, 262, p.a),
    box(293, 290, p.b),
    box(293, 222, p.c),
    box(293, 154, p.a),
  );
  s.add(
    card(
      s,
      { x: 460, y: 96, w: 240, h: 300 },
      p,
      repeat(
        5,
        (i) =>
          rect(26, 34 + i * 50, [90, 70, 100, 80, 94][i] ?? 80, 12, p.quiet, { rx: 6 }) +
          rect(150, 26 + i * 50, 64, 28, i === 0 ? p.a : p.line, { rx: 9 }),
      ),
      22,
    ),
  );
  return s.toSvg();
}

export function storeMigration(): string {
  const { s, p } = createVignette('shop');
  const shop = (x: number, hue: string, faded: boolean) =>
    group(
      { opacity: faded ? 0.55 : 1 },
      rect(x, 200, 200, 180, mix(p.ground, hue, 0.35), { rx: 8 }),
      rect(x + 24, 250, 66, 130, alpha('#ffe6b0', faded ? 0.25 : 0.95)),
      rect(x + 110, 250, 66, 64, alpha('#ffe6b0', faded ? 0.25 : 0.95)),
      repeat(5, (i) => path(`M${x - 10 + i * 44} 160h44v46a22 22 0 0 1 -44 0z`, i % 2 ? '#fff3e0' : hue)),
    );
  s.add(shop(110, p.c, true), shop(490, p.a, false), rect(60, 378, 680, 8, alpha('#ffffff', 0.3), { rx: 4 }));
  s.add(
    repeat(4, (i) =>
      stroke(`M300 ${200 + i * 44}C360 ${170 + i * 44} 420 ${170 + i * 44} 478 ${200 + i * 44}`, p.b, 5, {
        'stroke-linecap': 'round',
        'stroke-dasharray': i % 2 ? '2 12' : undefined,
      }),
    ),
    polygon(
      [
        [488, 206],
        [462, 200],
        [476, 180],
      ],
      p.b,
    ),
  );
  return s.toSvg();
}
