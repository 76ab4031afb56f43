import { alpha, mix } from '../draw/color.ts';
import { createIso } from '../draw/iso.ts';
import type { Iso } from '../draw/iso.ts';
import { createSheet, glow } from '../draw/sheet.ts';
import type { Sheet } from '../draw/sheet.ts';
import { circle, ellipse, line, path, rect, repeat, stroke } from '../draw/svg.ts';
import { archWindow, chair, desk, lamp, loom, monitor, plant } from './room.ts';

/** The studio at night: desks, the loom in the corner, a rug between them. */
export function aboutStudio(): string {
  const s = createSheet(1600, 1000);
  const iso = createIso(800, 356, 74);
  s.add(night(s), shell(s, iso, 8, 8, 4.4));
  s.add(
    archWindow(iso, 0.8, 1.3, 1.5, 2.5, '#1b3a7a'),
    archWindow(iso, 3.1, 1.3, 1.5, 2.5, '#1b3a7a'),
    archWindow(iso, 5.4, 1.3, 1.5, 2.5, '#1b3a7a'),
  );
  s.add(boards(iso), rug(iso, 3.1, 3.4));
  s.add(loom(iso, 0.5, 0.5), plant(iso, 7.2, 0.9, 1.05));
  s.add(
    desk(iso, 3.5, 0.7, 3.1, '#c98f5a'),
    monitor(iso, 3.8, 1.0, 1.32, 1.2, '#6d8bff'),
    monitor(iso, 5.2, 1.0, 1.32, 1.1, '#46d9e6'),
    chair(iso, 4.2, 2.3, '#6d8bff'),
    chair(iso, 5.6, 2.3, '#46d9e6'),
  );
  s.add(
    desk(iso, 0.7, 4.7, 3.0, '#c98f5a'),
    monitor(iso, 1.0, 5.0, 1.32, 1.2, '#ff8fb1'),
    monitor(iso, 2.4, 5.0, 1.32, 1.1, '#a583ff'),
    chair(iso, 1.3, 6.3, '#ff8fb1'),
  );
  s.add(
    iso.box(5.6, 5.4, 0, 1.7, 1.5, 0.5, '#8d5a9e'),
    iso.box(5.6, 5.4, 0.5, 1.7, 0.35, 0.6, '#a06bb2'),
    plant(iso, 7.5, 7.2, 0.8),
  );
  s.add(lamp(iso, 4.2, 3.6, 4.6, '#ff9d5c', 260), lamp(iso, 2.4, 5.6, 4.2, '#a583ff', 300));
  return s.toSvg();
}

/** The studio's beginning: one desk by the dyer's lines, with cloth drying in the yard. */
export function aboutStory(): string {
  const s = createSheet(1600, 1000);
  const iso = createIso(860, 430, 92);
  s.add(night(s), shell(s, iso, 6, 6, 3.6), archWindow(iso, 3.4, 1.1, 1.7, 2.1, '#5b3f8a'));
  s.add(
    dyedCloth(iso),
    desk(iso, 2.6, 1.2, 2.7, '#a9713f'),
    monitor(iso, 3.1, 1.5, 1.32, 1.5, '#ffb340'),
    chair(iso, 3.5, 2.8, '#ff7a59'),
  );
  s.add(
    vat(iso, 1.1, 4.2, '#5a6bff'),
    vat(iso, 2.8, 4.7, '#e8434f'),
    vat(iso, 4.7, 4.9, '#f5b342'),
    plant(iso, 5.4, 0.7, 1),
  );
  s.add(lamp(iso, 3.5, 2.4, 3.9, '#ffb340', 260));
  return s.toSvg();
}

/** Shown when a page about the studio has no picture of its own: a quiet desk at a window. */
export function aboutDefault(): string {
  const s = createSheet(1600, 1000);
  const iso = createIso(800, 420, 104);
  s.add(
    night(s),
    shell(s, iso, 5, 5, 3.2),
    archWindow(iso, 0.7, 0.9, 1.5, 2.0, '#1b3a7a'),
    archWindow(iso, 2.8, 0.9, 1.5, 2.0, '#1b3a7a'),
  );
  s.add(
    rug(iso, 1.5, 2.6),
    desk(iso, 1, 0.8, 3, '#c98f5a'),
    monitor(iso, 1.3, 1.1, 1.32, 1.3, '#6d8bff'),
    monitor(iso, 2.75, 1.1, 1.32, 1.1, '#46d9e6'),
    chair(iso, 2.1, 2.5, '#a583ff'),
    plant(iso, 4.5, 0.9, 1.1),
    plant(iso, 0.6, 4.2, 0.8),
  );
  s.add(lamp(iso, 2.4, 2.2, 3.5, '#ff9d5c', 260));
  return s.toSvg();
}

function night(s: Sheet): string {
  return (
    rect(0, 0, 1600, 1000, '#0a1026') +
    glow(s, 360, 180, 720, '#5b6cff', 0.3) +
    glow(s, 1300, 820, 720, '#a15cff', 0.26) +
    glow(s, 800, 620, 600, '#ffb36b', 0.16)
  );
}

function shell(s: Sheet, iso: Iso, w: number, d: number, h: number): string {
  const [cx, cy] = iso.point(w / 2, d / 2, -0.6);
  return (
    ellipse(cx, cy + 40, 560, 250, '#02040c', { opacity: 0.6, filter: s.blur(50) }) +
    iso.box(0, 0, -0.35, w, d, 0.35, '#3a3466') +
    iso.top(0, 0, 0, w, d, '#4a4078') +
    repeat(Math.floor(w), (i) => (i % 2 ? iso.top(i, 0, 0, 1, d, alpha('#ffffff', 0.035)) : '')) +
    iso.faceX(
      0,
      0,
      0,
      w,
      h,
      s.linear([
        [0, '#3c3f86'],
        [1, '#2b2d66'],
      ]),
    ) +
    iso.faceY(
      0,
      0,
      0,
      d,
      h,
      s.linear([
        [0, '#55489a'],
        [1, '#3d3579'],
      ]),
    ) +
    iso.faceX(0, 0, 0, w, 0.18, '#23245a') +
    iso.faceY(0, 0, 0, d, 0.18, '#2f2a68') +
    iso.box(-0.2, -0.2, h, w + 0.2, 0.2, 0.16, '#6a5cb0') +
    iso.box(-0.2, 0, h, 0.2, d, 0.16, '#6a5cb0')
  );
}

/** Notes and a chart on the wall of constant x. */
function boards(iso: Iso): string {
  const hues = ['#ffd27a', '#ff8fb1', '#5ee7f0'];
  return (
    iso.faceY(0.01, 3.4, 1.5, 3.4, 1.9, '#efe4d2') +
    repeat(15, (i) =>
      iso.faceY(
        0.02,
        3.6 + (i % 5) * 0.62,
        1.64 + Math.floor(i / 5) * 0.6,
        0.46,
        0.44,
        (i * 5) % 7 === 3 ? '#efe4d2' : (hues[(i * 2) % 3] ?? '#fff'),
      ),
    )
  );
}

function rug(iso: Iso, x: number, y: number): string {
  const hues = ['#c22f4d', '#f5b342', '#1f8a80', '#ffe6b8'];
  return (
    iso.top(x - 0.1, y - 0.1, 0.01, 3, 2, '#2b1533') +
    repeat(7 * 10, (i) => {
      const [column, row] = [i % 10, Math.floor(i / 10)];
      const ring = Math.abs(column - 4.5) + Math.abs(row - 3) * 1.3;
      return iso.top(
        x + column * 0.28,
        y + row * 0.257,
        0.02,
        0.26,
        0.24,
        hues[Math.floor(ring) % 4] ?? '#fff',
      );
    })
  );
}

function dyedCloth(iso: Iso): string {
  const hues = ['#5a6bff', '#e8434f', '#f5b342', '#1f8a80', '#ff8fb1'];
  const [x1, y1] = iso.point(0.05, 0.6, 3.05);
  const [x2, y2] = iso.point(0.05, 5.6, 3.05);
  return (
    stroke(`M${x1} ${y1}L${x2} ${y2}`, '#e9d2b0', 5) +
    hues
      .map((hue, i) => {
        const y = 0.7 + i * 0.98;
        return (
          iso.faceY(0.05, y, 1.2 - (i % 2) * 0.3, 0.8, 1.84 + (i % 2) * 0.3, hue) +
          iso.faceY(0.06, y, 1.4, 0.8, 0.14, mix(hue, '#ffffff', 0.4)) +
          iso.faceY(0.06, y + 0.55, 1.2 - (i % 2) * 0.3, 0.25, 1.84 + (i % 2) * 0.3, alpha('#000000', 0.14))
        );
      })
      .join('')
  );
}

function vat(iso: Iso, x: number, y: number, dye: string): string {
  const [cx, cy] = iso.point(x, y, 0);
  return (
    ellipse(cx, cy + 6, 74, 30, '#02040c', { opacity: 0.45 }) +
    path(
      `M${cx - 66} ${cy - 96}C${cx - 80} ${cy - 30} ${cx - 60} ${cy + 16} ${cx} ${cy + 20}C${cx + 60} ${cy + 16} ${cx + 80} ${cy - 30} ${cx + 66} ${cy - 96}Z`,
      '#a5603c',
    ) +
    path(
      `M${cx} ${cy + 20}C${cx + 60} ${cy + 16} ${cx + 80} ${cy - 30} ${cx + 66} ${cy - 96}H${cx + 20}C${cx + 40} ${cy - 40} ${cx + 30} ${cy} ${cx} ${cy + 20}Z`,
      alpha('#2a0f0a', 0.3),
    ) +
    ellipse(cx, cy - 96, 66, 25, '#d48a5e') +
    ellipse(cx, cy - 94, 54, 19, dye) +
    circle(cx - 14, cy - 97, 8, alpha('#ffffff', 0.35)) +
    line(cx + 24, cy - 92, cx + 52, cy - 190, '#d7b48a', 8, { 'stroke-linecap': 'round' })
  );
}
