import { mix } from '../draw/color.ts';
import { line, rect, repeat } from '../draw/svg.ts';
import { text } from '../draw/type.ts';
import { shadow } from '../ui/frames.ts';
import { createStage } from './stage.ts';

/** Kilobytes as stacked bars under a line that may not be crossed. */
export function pageBudget(): string {
  const { s, p } = createStage('indigo', 'disc');
  const parts: readonly (readonly [number, string])[] = [
    [220, p.a],
    [90, p.b],
    [40, p.c],
    [20, '#ff8fb1'],
    [15, '#b9c6ff'],
  ];
  let y = 850;
  const stack = parts.map(([size, colour], i) => {
    const h = size * 1.56;
    y -= h + 8;
    const box = { x: 640 - i * 12, y, w: 320 + i * 24, h };
    return (
      rect(
        box.x,
        box.y,
        box.w,
        box.h,
        s.linear(
          [
            [0, colour],
            [1, mix(colour, p.ground, 0.35)],
          ],
          [0, 0, 1, 1],
        ),
        { rx: 16 },
      ) +
      (h > 50
        ? text(String(size), 800, box.y + h / 2 + 14, {
            size: 40,
            fill: p.ground,
            weight: 600,
            anchor: 'middle',
          })
        : '')
    );
  });
  s.add(shadow(s, { x: 620, y: 240, w: 360, h: 610 }, 20), ...stack);
  s.add(
    line(430, 178, 1170, 178, '#ffffff', 6, { 'stroke-dasharray': '22 16', 'stroke-linecap': 'round' }),
    text('400', 1200, 196, { size: 54, fill: '#ffffff', weight: 600 }),
  );
  s.add(
    repeat(14, (i) =>
      line(440, 850 - i * 48, i % 5 ? 464 : 490, 850 - i * 48, '#ffffff', 4, { opacity: 0.6 }),
    ),
  );
  return s.toSvg();
}
