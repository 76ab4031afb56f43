import { alpha, mix } from '../draw/color.ts';
import type { Iso } from '../draw/iso.ts';
import { circle, ellipse, path, polygon, repeat, stroke } from '../draw/svg.ts';

/** Furniture of the studio; every piece stands on its own corner. */
export function desk(iso: Iso, x: number, y: number, w: number, wood: string): string {
  return (
    iso.box(x + 0.1, y + 0.1, 0, 0.12, 1.2, 1.2, mix(wood, '#000000', 0.5)) +
    iso.box(x + w - 0.22, y + 0.1, 0, 0.12, 1.2, 1.2, mix(wood, '#000000', 0.5)) +
    iso.box(x, y, 1.2, w, 1.4, 0.12, wood)
  );
}

/** A screen that looks towards the lower left, with bars of an interface on it. */
export function monitor(iso: Iso, x: number, y: number, z: number, w: number, hue: string): string {
  const h = w * 0.6;
  const bar = (dx: number, dz: number, bw: number, bh: number, fill: string) =>
    iso.faceX(x + dx * w, y + 0.09, z + 0.3 + dz * h, bw * w, bh * h, fill);
  return (
    iso.box(x + w * 0.4, y - 0.05, z, w * 0.2, 0.2, 0.3, '#2a3150') +
    iso.box(x, y, z + 0.3, w, 0.08, h, '#11162c') +
    iso.faceX(x + 0.05, y + 0.085, z + 0.35, w - 0.1, h - 0.1, mix('#0e1530', hue, 0.28)) +
    bar(0.1, 0.68, 0.34, 0.14, hue) +
    bar(0.1, 0.5, 0.22, 0.06, alpha('#ffffff', 0.7)) +
    bar(0.1, 0.38, 0.28, 0.06, alpha('#ffffff', 0.4)) +
    bar(0.54, 0.2, 0.34, 0.62, mix(hue, '#ffffff', 0.25)) +
    bar(0.1, 0.16, 0.16, 0.12, '#ffd27a')
  );
}

export function chair(iso: Iso, x: number, y: number, color: string): string {
  return (
    iso.box(x + 0.4, y + 0.4, 0, 0.14, 0.14, 0.6, '#20263f') +
    iso.box(x, y, 0.6, 0.95, 0.95, 0.16, color) +
    iso.box(x, y + 0.82, 0.76, 0.95, 0.14, 0.95, color)
  );
}

export function plant(iso: Iso, x: number, y: number, scale: number): string {
  const [cx, cy] = iso.point(x, y, 0);
  const leaf = (turn: number, length: number, tone: number) =>
    path(
      `M${cx} ${cy - 40 * scale}q${-26 * scale} ${-length * 0.5 * scale} 0 ${-length * scale}q${26 * scale} ${length * 0.5 * scale} 0 ${length * scale}z`,
      mix('#2fae7d', '#0d4a45', tone),
      { transform: `rotate(${turn} ${cx} ${cy - 40 * scale})` },
    );
  return (
    ellipse(cx, cy + 4, 44 * scale, 18 * scale, '#02040c', { opacity: 0.4 }) +
    [
      [-62, 130, 0.7],
      [58, 130, 0.6],
      [-36, 170, 0.35],
      [34, 176, 0.4],
      [-10, 200, 0.1],
      [14, 150, 0.55],
    ]
      .map(([turn = 0, length = 0, tone = 0]) => leaf(turn, length, tone))
      .join('') +
    path(
      `M${cx - 34 * scale} ${cy - 56 * scale}h${68 * scale}l${-10 * scale} ${58 * scale}q${-24 * scale} ${12 * scale} ${-48 * scale} 0z`,
      '#c9694a',
    ) +
    ellipse(cx, cy - 56 * scale, 34 * scale, 12 * scale, '#8e4330')
  );
}

/** The grandfather's loom: frame, warp and a hand's breadth of cloth. */
export function loom(iso: Iso, x: number, y: number): string {
  const wood = '#b5763f';
  const thread = (i: number) => {
    const [x1, y1] = iso.point(x + 0.2 + i * 0.14, y + 0.2, 2.1);
    const [x2, y2] = iso.point(x + 0.2 + i * 0.14, y + 1.9, 0.9);
    return stroke(
      `M${x1} ${y1}L${x2} ${y2}`,
      ['#ffe6b8', '#ff6f7d', '#ffe6b8', '#f5b342'][i % 4] ?? '#fff',
      3.4,
    );
  };
  const weave = (i: number) => {
    const k = i / 6;
    const a = iso.point(x + 0.16, y + 1.45 + k * 0.45, 1.22 - k * 0.32);
    const b = iso.point(x + 2.26, y + 1.45 + k * 0.45, 1.22 - k * 0.32);
    return stroke(`M${a.join(' ')}L${b.join(' ')}`, ['#c22f4d', '#f5b342', '#1f8a80'][i % 3] ?? '#fff', 8);
  };
  return (
    iso.box(x, y, 0, 0.16, 0.16, 2.5, wood) +
    iso.box(x + 2.26, y, 0, 0.16, 0.16, 2.5, wood) +
    iso.box(x, y, 2.4, 2.42, 0.16, 0.16, wood) +
    iso.box(x, y + 0.1, 2.0, 2.42, 0.14, 0.14, wood) +
    repeat(15, thread) +
    repeat(7, weave) +
    iso.box(x, y + 1.85, 0, 0.16, 0.16, 1.1, wood) +
    iso.box(x + 2.26, y + 1.85, 0, 0.16, 0.16, 1.1, wood) +
    iso.box(x, y + 1.85, 0.8, 2.42, 0.16, 0.16, wood)
  );
}

/** An arched window in the wall of constant y, with the night behind it. */
export function archWindow(iso: Iso, x: number, z: number, w: number, h: number, glass: string): string {
  const arch = (inset: number): [number, number][] => {
    const r = w / 2 - inset;
    const points: [number, number][] = [
      iso.point(x + inset, 0, z + inset),
      iso.point(x + w - inset, 0, z + inset),
    ];
    for (let i = 0; i <= 16; i += 1) {
      const angle = (i / 16) * Math.PI;
      points.push(iso.point(x + w / 2 + r * Math.cos(angle), 0, z + h - w / 2 + r * Math.sin(angle)));
    }
    return points;
  };
  const bar = (x1: number, z1: number, x2: number, z2: number) =>
    stroke(`M${iso.point(x1, 0, z1).join(' ')}L${iso.point(x2, 0, z2).join(' ')}`, '#e9d2b0', 5);
  return (
    polygon(arch(0), '#e9d2b0') +
    polygon(arch(0.09), glass) +
    bar(x + w / 2, z, x + w / 2, z + h) +
    bar(x, z + h * 0.5, x + w, z + h * 0.5)
  );
}

/** A lamp on its cord and the light that falls from it. */
export function lamp(iso: Iso, x: number, y: number, z: number, shade: string, drop: number): string {
  const [cx, cy] = iso.point(x, y, z);
  return (
    stroke(`M${cx} ${cy - drop}V${cy - 40}`, alpha('#ffffff', 0.5), 3) +
    polygon(
      [
        [cx - 44, cy],
        [cx + 44, cy],
        [cx + 250, cy + 430],
        [cx - 250, cy + 430],
      ],
      alpha('#ffe0a0', 0.07),
    ) +
    path(`M${cx - 50} ${cy}q6 -52 50 -52t50 52z`, shade) +
    ellipse(cx, cy, 50, 13, '#fff0c8') +
    circle(cx, cy + 4, 9, '#ffffff')
  );
}
