import { alpha, mix } from '../draw/color.ts';
import { createPalette } from '../draw/palette.ts';
import { createRandom } from '../draw/random.ts';
import { createSheet, glow } from '../draw/sheet.ts';
import type { Sheet } from '../draw/sheet.ts';
import { at, circle, group, line, path, polygon, rect, repeat, stroke } from '../draw/svg.ts';
import { text } from '../draw/type.ts';
import { backdrop, button, chip, figure, lines } from '../ui/blocks.ts';
import { card, phone, screenOf } from '../ui/frames.ts';

const p = createPalette('#0b1330', '#ffb38a', '#f6e7c8', '#6fa8ff');

/** Moonrise over the salt desert, with the booking card in front. */
export function rannRouteCover(): string {
  const s = createSheet(1600, 1000);
  s.add(sky(s), circle(1010, 330, 148, '#fbeed3'), craters(), salt(s), tents(s));
  s.add(
    card(
      s,
      { x: 120, y: 150, w: 470, h: 560 },
      p,
      text('Full moon nights', 40, 66, { size: 30, fill: p.text, weight: 600 }) +
        text('December 2026', 40, 102, { size: 18, fill: p.quiet }) +
        at(40, 128, moonCalendar(56, 4)) +
        line(40, 428, 430, 428, p.line) +
        figure(40, 470, 'Tent for two, 1 night', '₹6,400', p, 36) +
        button(270, 472, 'Hold tent', p.a, '#2a1420', 17),
    ),
  );
  return s.toSvg();
}

/** Two phones: the month by its moons, and the choice of tents. */
export function rannRouteDetail(): string {
  const s = createSheet(1600, 1000);
  s.add(
    backdrop(s, p, [
      [1250, 120, 760, p.a, 0.34],
      [260, 900, 820, p.c, 0.4],
    ]),
  );
  s.add(stroke('M-20 760C300 690 520 800 820 740S1340 640 1640 720', alpha(p.b, 0.25), 3));
  s.add(stroke('M-20 810C300 740 520 850 820 790S1340 690 1640 770', alpha(p.b, 0.14), 3));
  const left = { x: 330, y: 96, w: 430, h: 900 };
  const right = { x: 850, y: 176, w: 430, h: 900 };
  s.add(
    phone(s, left, p, monthScreen(screenOf(left).w)),
    phone(s, right, p, tentScreen(s, screenOf(right).w)),
  );
  return s.toSvg();
}

function monthScreen(w: number): string {
  return (
    text('When?', 34, 110, { size: 40, fill: p.text, weight: 600 }) +
    text('Nights by the moon', 34, 144, { size: 18, fill: p.quiet }) +
    at(34, 186, moonCalendar((w - 68) / 7, 5)) +
    rect(24, 520, w - 48, 118, p.panel, { rx: 20 }) +
    text('23 – 25 December', 48, 566, { size: 21, fill: p.text, weight: 600 }) +
    text('2 nights, 38 of 42 tents taken', 48, 600, { size: 16, fill: p.quiet }) +
    button(24, 672, 'Choose a tent', p.a, '#2a1420', 20)
  );
}

function tentScreen(s: Sheet, w: number): string {
  const night = s.linear([
    [0, '#1b2a63'],
    [0.7, '#7d6a9b'],
    [1, '#ffb38a'],
  ]);
  return (
    rect(0, 0, w, 370, night) +
    circle(w * 0.7, 120, 46, '#fbeed3') +
    rect(0, 300, w, 90, '#dfe4f5') +
    at(w * 0.5, 318, tent(s, 150)) +
    rect(0, 360, w, 700, p.ground, { rx: 28 }) +
    text('Bhunga tent', 34, 424, { size: 30, fill: p.text, weight: 600 }) +
    chip(34, 448, 'North row', p.c, 15) +
    chip(138, 448, 'Moon view', p.b, 15) +
    lines(34, 506, w - 68, 3, p.line) +
    repeat(3, (i) => {
      const y = 590 + i * 78;
      return (
        rect(24, y, w - 48, 64, i === 0 ? alpha(p.a, 0.16) : p.panel, {
          rx: 16,
          stroke: i === 0 ? p.a : p.line,
          'stroke-width': 2,
        }) +
        circle(56, y + 32, 10, i === 0 ? p.a : p.raised) +
        text(['Two guests', 'Three guests', 'Family of five'][i] ?? '', 82, y + 39, {
          size: 19,
          fill: p.text,
        }) +
        text(['₹6,400', '₹7,900', '₹11,200'][i] ?? '', w - 48, y + 39, {
          size: 19,
          fill: p.text,
          weight: 600,
          anchor: 'end',
        })
      );
    })
  );
}

export function sky(s: Sheet): string {
  const fill = s.linear([
    [0, '#0a1130'],
    [0.45, '#1c2b68'],
    [0.62, '#6c5f9c'],
    [0.68, '#f0a98a'],
  ]);
  const random = createRandom(7);
  return (
    rect(0, 0, 1600, 1000, fill) +
    glow(s, 1010, 330, 560, '#ffe3b8', 0.5) +
    repeat(60, () =>
      circle(random() * 1600, random() * 470, 0.8 + random() * 1.8, '#fff', {
        opacity: 0.25 + random() * 0.5,
      }),
    )
  );
}

function craters(): string {
  return [
    [960, 290, 30],
    [1060, 370, 38],
    [1040, 262, 16],
    [955, 398, 20],
    [1092, 300, 12],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#e8d3ae', { opacity: 0.55 }))
    .join('');
}

function salt(s: Sheet): string {
  const ground = s.linear([
    [0, '#f3e4dc'],
    [0.18, '#b9bfe0'],
    [1, '#2b3c7c'],
  ]);
  const horizon = 680;
  const cracks: string[] = [];
  for (let row = 0; row < 7; row += 1) {
    const y = horizon + 12 * 1.72 ** row;
    const size = 26 * 1.72 ** row;
    for (let x = -size + (row % 2) * size * 0.5; x < 1600 + size; x += size) {
      const next = y + 12 * 1.72 ** row * 0.72;
      cracks.push(
        stroke(
          `M${x} ${y}l${size * 0.5} ${-size * 0.07}l${size * 0.5} ${size * 0.07}M${x + size * 0.5} ${y - size * 0.07}L${x + size * 0.5} ${next * 2 - y < 0 ? y : y - size * 0.3}`,
          '#f7ecff',
          1 + row * 0.5,
          { opacity: 0.26 },
        ),
      );
    }
  }
  return (
    rect(0, horizon, 1600, 320, ground) +
    group(
      { 'clip-path': s.clip(rect(0, horizon, 1600, 320, '#000')) },
      ...cracks,
      path(
        'M950 680h120c10 120 60 220 120 320h-360c60-100 110-200 120-320z',
        s.linear([
          [0, alpha('#fff3dc', 0.8)],
          [1, alpha('#fff3dc', 0)],
        ]),
        { filter: s.blur(22) },
      ),
    )
  );
}

function tents(s: Sheet): string {
  return [700, 800, 906, 1120, 1226, 1330, 1432]
    .map((x, i) => at(x, 690 + (i % 2) * 10, tent(s, 76 + (i % 3) * 12)))
    .join('');
}

export function tent(s: Sheet, size: number): string {
  const cloth = s.linear(
    [
      [0, '#ffffff'],
      [1, '#cdd3ee'],
    ],
    [0, 0, 1, 0],
  );
  const h = size * 0.72;
  return (
    polygon(
      [
        [-size / 2, 0],
        [-size * 0.36, -h * 0.52],
        [0, -h],
        [size * 0.36, -h * 0.52],
        [size / 2, 0],
      ],
      cloth,
    ) +
    polygon(
      [
        [-size * 0.16, 0],
        [0, -h * 0.62],
        [size * 0.16, 0],
      ],
      '#ff9d5c',
    ) +
    line(0, -h, 0, -h * 1.25, '#ffffff', 2) +
    polygon(
      [
        [0, -h * 1.25],
        [size * 0.16, -h * 1.18],
        [0, -h * 1.1],
      ],
      p.a,
    )
  );
}

/** Days as moons, waxing to full in the last column of the third row. */
export function moonCalendar(step: number, rows: number): string {
  return repeat(rows * 7, (i) => {
    const x = (i % 7) * step + step / 2;
    const y = Math.floor(i / 7) * (step + 14) + step / 2;
    const phase = (i + 13) / 29.5;
    const light = 0.5 - 0.5 * Math.cos(phase * 2 * Math.PI);
    const r = step * 0.3;
    const bulge = r * (2 * light - 1);
    const waxing = phase % 1 < 0.5;
    const side = waxing ? 1 : 0;
    const chosen = light > 0.985;
    return (
      (chosen ? circle(x, y, r + 9, 'none', { stroke: p.a, 'stroke-width': 3 }) : '') +
      circle(x, y, r, mix(p.ground, '#ffffff', 0.12)) +
      path(
        `M${x} ${y - r}A${r} ${r} 0 0 ${side} ${x} ${y + r}A${Math.abs(bulge)} ${r} 0 0 ${bulge > 0 === waxing ? 1 : 0} ${x} ${y - r}Z`,
        p.b,
      )
    );
  });
}
