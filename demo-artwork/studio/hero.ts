import { alpha, mix } from '../draw/color.ts';
import { createSheet, glow } from '../draw/sheet.ts';
import type { Sheet } from '../draw/sheet.ts';
import { circle, group, path, polygon, rect, repeat, round, stroke } from '../draw/svg.ts';
import { brand } from './brand.ts';

interface Strand {
  colors: readonly [string, string, string];
  count: number;
  width: number;
  /** Height of the ribbon's middle at the left edge, in the middle and at the right edge. */
  path: readonly [number, number, number];
  twist: number;
}

const cool: Strand = {
  colors: [brand.cyan, brand.blue, brand.violet],
  count: 15,
  width: 13,
  path: [900, 640, 90],
  twist: 1.4,
};
const warm: Strand = {
  colors: ['#ff8fc4', brand.violet, brand.blue],
  count: 11,
  width: 12,
  path: [250, 520, 930],
  twist: 1.7,
};

/** Warp and weft of light, woven through three panes of glass that are browser windows. */
export function hero(): string {
  const s = createSheet(1600, 1000);
  s.add(rect(0, 0, 1600, 1000, brand.ground));
  s.add(
    glow(s, 1080, 260, 820, brand.blue, 0.72),
    glow(s, 420, 760, 760, '#2a5bff', 0.55),
    glow(s, 1340, 860, 680, brand.violet, 0.7),
    glow(s, 640, 420, 560, brand.cyan, 0.3),
  );
  s.add(ribbon(s, warm, 0.55), pane(s, 250, 190, 620, 430, 0.1, wireframe()));
  s.add(ribbon(s, cool, 0.95), pane(s, 520, 330, 640, 440, 0.16, storefront(s)));
  s.add(
    group({ 'clip-path': s.clip(rect(960, 0, 640, 1000, '#000')) }, ribbon(s, warm, 1)),
    pane(s, 900, 440, 480, 400, 0.2, dashboard(s)),
  );
  s.add(
    group(
      {
        'clip-path': s.clip(
          polygon(
            [
              [1180, 0],
              [1600, 0],
              [1600, 560],
              [1255, 560],
            ],
            '#000',
          ),
        ),
      },
      ribbon(s, cool, 1),
    ),
  );
  return s.toSvg();
}

/** Parallel threads that turn about their middle on the way: seen from the side they cross. */
function ribbon(s: Sheet, strand: Strand, opacity: number): string {
  const [from, via, to] = strand.colors;
  const paint = s.linear(
    [
      [0, from],
      [0.5, via],
      [1, to],
    ],
    [0, 0, 1, 0],
  );
  const [left, middle, right] = strand.path;
  const threads = repeat(strand.count, (i) => {
    const offset = (i - (strand.count - 1) / 2) * strand.width * 1.5;
    const y = (base: number, t: number) => round(base + offset * Math.cos(t * Math.PI * strand.twist));
    return stroke(
      `M-60 ${y(left, 0)}C340 ${y(left - (left - middle) * 0.1, 0.25)} 520 ${y(middle + (left - middle) * 0.35, 0.4)} 800 ${y(middle, 0.55)}S1300 ${y(right + (middle - right) * 0.2, 0.8)} 1660 ${y(right, 1)}`,
      paint,
      3.4 + (i % 3),
      { opacity: 0.5 + 0.5 * Math.abs(Math.sin(i * 1.3)), 'stroke-linecap': 'round' },
    );
  });
  return group({ opacity }, threads);
}

/** A pane of glass seen from the side, with a window's bar. */
function pane(s: Sheet, x: number, y: number, w: number, h: number, light: number, body: string): string {
  const fill = s.linear(
    [
      [0, alpha('#dfe7ff', light + 0.1)],
      [0.5, alpha('#8fa6ff', light * 0.7)],
      [1, alpha('#6d7bff', light * 0.5)],
    ],
    [0, 0, 1, 1],
  );
  const rim = s.linear(
    [
      [0, alpha('#ffffff', 0.85)],
      [0.5, alpha('#ffffff', 0.16)],
      [1, alpha('#c9b8ff', 0.5)],
    ],
    [0, 0, 1, 1],
  );
  return group(
    { transform: `matrix(1 -0.2 0 1 ${x} ${y + w * 0.1})` },
    rect(20, 46, w, h, '#02040e', { rx: 26, opacity: 0.55, filter: s.blur(34) }),
    rect(0, 0, w, h, alpha('#0b1330', 0.66), { rx: 24 }),
    rect(0, 0, w, h, fill, { rx: 24 }),
    polygon(
      [
        [24, 0],
        [w * 0.42, 0],
        [w * 0.16, h],
        [0, h],
        [0, 24],
      ],
      alpha('#ffffff', 0.06),
      { 'clip-path': s.clip(rect(0, 0, w, h, '#000', { rx: 24 })) },
    ),
    rect(1, 1, w - 2, h - 2, 'none', { rx: 23, stroke: rim, 'stroke-width': 2.5 }),
    repeat(3, (i) =>
      circle(34 + i * 24, 32, 7, ['#ff7a8a', '#ffd27a', '#5ee0a0'][i] ?? '#fff', { opacity: 0.9 }),
    ),
    rect(w * 0.34, 20, w * 0.36, 24, alpha('#ffffff', 0.12), { rx: 12 }),
    body,
  );
}

function wireframe(): string {
  const bar = (x: number, y: number, w: number, h: number, share: number) =>
    rect(x, y, w, h, alpha('#e6ecff', share), { rx: h / 2 });
  return (
    bar(40, 88, 220, 26, 0.55) +
    bar(40, 128, 160, 26, 0.55) +
    repeat(3, (i) => bar(40, 182 + i * 26, [250, 220, 150][i] ?? 150, 10, 0.24)) +
    bar(40, 280, 120, 40, 0.4)
  );
}

function storefront(s: Sheet): string {
  const weave = ['#ff8fc4', brand.violet, brand.blue, brand.cyan];
  const cells = repeat(14 * 14, (i) => {
    const [column, row] = [i % 14, Math.floor(i / 14)];
    const ring = Math.abs(column - 6.5) + Math.abs(row - 6.5);
    return rect(40 + column * 19, 84 + row * 19, 17, 17, weave[Math.floor(ring) % 4] ?? brand.blue, {
      rx: 3,
      opacity: 0.95 - ring * 0.05,
    });
  });
  const bar = (y: number, w: number, h: number, share: number) =>
    rect(340, y, w, h, alpha('#f2f5ff', share), { rx: h / 2 });
  return (
    cells +
    bar(96, 240, 30, 0.9) +
    bar(140, 170, 30, 0.9) +
    bar(198, 250, 10, 0.35) +
    bar(222, 230, 10, 0.35) +
    bar(246, 150, 10, 0.35) +
    rect(
      340,
      288,
      150,
      54,
      s.linear(
        [
          [0, brand.blue],
          [1, brand.violet],
        ],
        [0, 0, 1, 1],
      ),
      { rx: 18 },
    )
  );
}

function dashboard(s: Sheet): string {
  const area = 'M36 320C90 300 110 220 160 230S240 290 290 210S380 120 444 110';
  const fill = s.linear([
    [0, alpha(brand.cyan, 0.5)],
    [1, alpha(brand.cyan, 0)],
  ]);
  return (
    rect(36, 76, 120, 14, alpha('#f2f5ff', 0.45), { rx: 7 }) +
    rect(36, 102, 180, 34, alpha('#ffffff', 0.92), { rx: 10 }) +
    path(`${area}V350H36Z`, fill) +
    stroke(area, brand.cyan, 6, { 'stroke-linecap': 'round' }) +
    circle(444, 110, 11, '#ffffff') +
    circle(444, 110, 22, 'none', { stroke: alpha('#ffffff', 0.4), 'stroke-width': 3 }) +
    repeat(5, (i) => rect(36 + i * 84, 362, 60, 12, mix(brand.ground, '#dfe7ff', 0.35), { rx: 6 }))
  );
}
