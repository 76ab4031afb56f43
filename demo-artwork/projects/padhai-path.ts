import { alpha, mix } from '../draw/color.ts';
import { createPalette } from '../draw/palette.ts';
import { createRandom } from '../draw/random.ts';
import { createSheet } from '../draw/sheet.ts';
import type { Sheet } from '../draw/sheet.ts';
import { at, circle, path, polygon, rect, repeat, stroke } from '../draw/svg.ts';
import { text } from '../draw/type.ts';
import { backdrop, button, chip, figure } from '../ui/blocks.ts';
import { ring } from '../ui/charts.ts';
import { browser, phone, screenOf } from '../ui/frames.ts';

const p = createPalette('#130f2e', '#a78bff', '#ffd166', '#4cc9f0');

/** Chapters as steps that climb past the phone. */
export function padhaiPathCover(): string {
  const s = createSheet(1600, 1000);
  s.add(
    backdrop(s, p, [
      [1300, 80, 820, p.a, 0.42],
      [200, 1000, 760, p.c, 0.3],
    ]),
  );
  s.add(steps(s));
  const box = { x: 190, y: 90, w: 430, h: 900 };
  s.add(phone(s, box, p, chapters(s, screenOf(box).w)));
  return s.toSvg();
}

/** The question and what two thousand answers say about it. */
export function padhaiPathDetail(): string {
  const s = createSheet(1600, 1000);
  s.add(
    backdrop(s, p, [
      [220, 60, 780, p.b, 0.2],
      [1450, 940, 820, p.a, 0.42],
    ]),
  );
  s.add(browser(s, { x: 90, y: 110, w: 1020, h: 780 }, p, 'teach.padhai-path.example', heatmap()));
  const box = { x: 1090, y: 190, w: 400, h: 850 };
  s.add(phone(s, box, p, question(screenOf(box).w)));
  return s.toSvg();
}

function steps(s: Sheet): string {
  const blocks = repeat(8, (i) => {
    const x = 700 + i * 112;
    const y = 900 - i * 88;
    const done = i < 5;
    const colour = done ? mix(p.a, p.c, i / 5) : p.raised;
    return block(s, x, y, 150, 1100 - y, colour) + (done ? '' : circle(x, y - 2, 10, p.line));
  });
  return (
    blocks +
    flag(1148, 548) +
    stroke('M700 868C800 800 880 720 924 690S1060 560 1148 516', p.b, 6, {
      'stroke-dasharray': '2 20',
      'stroke-linecap': 'round',
    })
  );
}

/** An isometric column with a lit top. */
function block(s: Sheet, x: number, y: number, size: number, height: number, colour: string): string {
  const half = size / 2;
  const rise = size * 0.29;
  const fade = (share: number) =>
    s.linear([
      [0, mix(colour, '#0a0720', share)],
      [0.75, p.ground],
    ]);
  return (
    polygon(
      [
        [x - half, y],
        [x, y + rise],
        [x, y + height],
        [x - half, y + height],
      ],
      fade(0.35),
    ) +
    polygon(
      [
        [x + half, y],
        [x, y + rise],
        [x, y + height],
        [x + half, y + height],
      ],
      fade(0.6),
    ) +
    polygon(
      [
        [x, y - rise],
        [x + half, y],
        [x, y + rise],
        [x - half, y],
      ],
      colour,
    )
  );
}

function flag(x: number, y: number): string {
  return (
    rect(x - 3, y - 132, 6, 132, p.text, { rx: 3 }) + path(`M${x + 3} ${y - 132}h88l-24 30l24 30h-88z`, p.b)
  );
}

function chapters(s: Sheet, w: number): string {
  const names = ['Motion in a line', 'Laws of motion', 'Work and energy', 'Gravitation', 'Oscillations'];
  return (
    text('Physics', 32, 108, { size: 40, fill: p.text, weight: 600 }) +
    chip(w - 132, 78, 'Offline', p.b, 17) +
    rect(
      24,
      144,
      w - 48,
      168,
      s.linear(
        [
          [0, p.a],
          [1, '#5a6bff'],
        ],
        [0, 0, 1, 1],
      ),
      { rx: 26 },
    ) +
    text('Tonight at 1:30', 52, 192, { size: 19, fill: '#1b1246' }) +
    text('2 chapters, 9 MB', 52, 232, { size: 28, fill: '#1b1246', weight: 600 }) +
    rect(52, 262, 240, 12, alpha('#1b1246', 0.25), { rx: 6 }) +
    rect(52, 262, 152, 12, '#1b1246', { rx: 6 }) +
    names
      .map((name, i) => {
        const y = 336 + i * 104;
        return (
          rect(24, y, w - 48, 88, p.panel, { rx: 20 }) +
          ring(72, y + 44, 22, [1, 1, 0.62, 0.1, 0.01][i] ?? 0, i < 2 ? p.c : p.b, p.line, 7) +
          text(name, 116, y + 40, { size: 20, fill: p.text, weight: 600 }) +
          text(['Done', 'Done', '31 of 50', 'On this phone', 'On this phone'][i] ?? '', 116, y + 66, {
            size: 16,
            fill: p.quiet,
          })
        );
      })
      .join('')
  );
}

function heatmap(): string {
  const random = createRandom(5);
  return (
    text('Which questions mislead?', 56, 86, { size: 34, fill: p.text, weight: 600 }) +
    figure(56, 130, 'Students', '2,614', p, 36) +
    figure(240, 130, 'Attempts', '48,902', p, 36) +
    figure(450, 130, 'Answered offline', '71 %', p, 36) +
    repeat(20 * 8, (i) => {
      const value = Math.min(1, random() * 0.75 + (i % 20 === 13 ? 0.45 : 0));
      return rect(
        56 + (i % 20) * 44,
        248 + Math.floor(i / 20) * 44,
        38,
        38,
        value > 0.82 ? p.b : mix(p.panel, p.a, value),
        { rx: 8 },
      );
    }) +
    repeat(5, (i) => rect(56 + i * 30, 630, 26, 14, i === 4 ? p.b : mix(p.panel, p.a, i / 4), { rx: 4 })) +
    text('rarely to often wrong in the same way', 222, 644, { size: 16, fill: p.quiet })
  );
}

function question(w: number): string {
  const options = ['It halves', 'It doubles', 'It grows fourfold', 'It stays the same'];
  return (
    text('Question 14 of 30', 30, 96, { size: 18, fill: p.quiet }) +
    rect(30, 116, w - 60, 8, p.line, { rx: 4 }) +
    rect(30, 116, (w - 60) * 0.46, 8, p.b, { rx: 4 }) +
    text('A stone falls twice', 30, 182, { size: 27, fill: p.text, weight: 600 }) +
    text('as long. Its path?', 30, 218, { size: 27, fill: p.text, weight: 600 }) +
    at(
      w / 2 - 150,
      246,
      rect(0, 0, 300, 170, p.panel, { rx: 18 }),
      stroke('M40 140C80 30 160 30 250 140', p.c, 4, {
        'stroke-dasharray': '4 10',
        'stroke-linecap': 'round',
      }),
      circle(145, 57, 14, p.b),
    ) +
    options
      .map(
        (label, i) =>
          rect(24, 440 + i * 80, w - 48, 66, i === 2 ? alpha(p.a, 0.28) : p.panel, {
            rx: 18,
            stroke: i === 2 ? p.a : p.line,
            'stroke-width': 2,
          }) +
          circle(62, 473 + i * 80, 12, i === 2 ? p.a : 'none', {
            stroke: i === 2 ? p.a : p.quiet,
            'stroke-width': 2.5,
          }) +
          text(label, 92, 480 + i * 80, { size: 20, fill: p.text }),
      )
      .join('') +
    button(24, 772, 'Save answer', p.b, '#2b1d00', 19)
  );
}
