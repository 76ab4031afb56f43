import { alpha, mix } from '../draw/color.ts';
import { createSheet, glow } from '../draw/sheet.ts';
import type { Sheet } from '../draw/sheet.ts';
import { circle, ellipse, group, line, path, rect, repeat, stroke } from '../draw/svg.ts';

export interface Look {
  ground: string;
  halo: readonly [string, string];
  skin: string;
  hair: string;
  /** Drawn behind the head. */
  hairBack: (sheet: Sheet) => string;
  /** Drawn over the forehead. */
  hairFront: (sheet: Sheet) => string;
  clothes: (sheet: Sheet) => string;
  /** Glasses, beard, earrings, scarf. */
  extras: (sheet: Sheet) => string;
}

/** A flat portrait on a woven halo; face and light are the same for everyone, the rest is the person. */
export function drawPortrait(look: Look): string {
  const s = createSheet(1000, 1000);
  const shade = mix(look.skin, '#4a1f2b', 0.32);
  const face = 'M362 400C362 300 420 236 500 236S638 300 638 400C638 520 600 640 500 640S362 520 362 400Z';
  const lit = s.clip(path(face, '#000'));
  s.add(rect(0, 0, 1000, 1000, look.ground), glow(s, 760, 160, 620, look.halo[1], 0.35), halo(s, look));
  s.add(look.hairBack(s));
  s.add(path('M424 560h152v150l70 40l-146 120l-146 -120l70 -40z', shade), look.clothes(s));
  s.add(ellipse(362, 440, 30, 46, shade), ellipse(638, 440, 30, 46, look.skin), path(face, look.skin));
  s.add(
    group(
      { 'clip-path': lit },
      path('M340 220H470C410 320 400 520 470 660H340Z', shade, { opacity: 0.35 }),
      ellipse(418, 500, 44, 30, '#e8645a', { opacity: 0.2 }),
      ellipse(582, 500, 44, 30, '#e8645a', { opacity: 0.24 }),
    ),
  );
  s.add(features(look, shade), look.hairFront(s), look.extras(s));
  return s.toSvg();
}

function halo(s: Sheet, look: Look): string {
  const fill = s.linear(
    [
      [0, look.halo[0]],
      [1, look.halo[1]],
    ],
    [0, 0, 1, 1],
  );
  const clip = s.clip(circle(500, 480, 370, '#000'));
  return (
    circle(500, 480, 370, fill) +
    group(
      { 'clip-path': clip },
      repeat(26, (i) => line(120 + i * 30, 100, 120 + i * 30, 860, alpha('#ffffff', 0.13), 3)),
      repeat(26, (i) => line(100, 110 + i * 30, 900, 110 + i * 30, alpha('#ffffff', 0.07), 3)),
    )
  );
}

function features(look: Look, shade: string): string {
  const ink = '#2a1620';
  const eye = (x: number) => ellipse(x, 432, 15, 17, ink) + circle(x + 5, 426, 5, '#ffffff');
  const brow = (x: number, tilt: number) =>
    stroke(`M${x - 34} ${396 + tilt}Q${x} ${378} ${x + 34} ${396 - tilt}`, look.hair, 11, {
      'stroke-linecap': 'round',
    });
  return (
    eye(440) +
    eye(560) +
    brow(438, 4) +
    brow(562, -4) +
    stroke('M502 440C498 480 486 500 490 510Q502 520 518 512', shade, 8, {
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }) +
    path('M450 558Q500 578 550 558Q536 602 500 602T450 558Z', '#8c2f3a') +
    path('M462 562Q500 576 538 562Q534 576 500 578T462 562Z', '#ffffff')
  );
}
