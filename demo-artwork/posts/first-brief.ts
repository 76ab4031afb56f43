import { alpha, mix } from '../draw/color.ts';
import { at, group, path, polygon, rect, repeat } from '../draw/svg.ts';
import { shadow } from '../ui/frames.ts';
import { createStage } from './stage.ts';

/** Two voices; what they share is one sheet of paper. */
export function firstBrief(): string {
  const { s, p } = createStage('amber', 'disc');
  const bubble = (fill: string, tail: string) => path(tail, fill) + rect(0, 0, 600, 420, fill, { rx: 90 });
  const left = s.linear(
    [
      [0, p.a],
      [1, mix(p.a, p.b, 0.6)],
    ],
    [0, 0, 1, 1],
  );
  const right = s.linear(
    [
      [0, p.c],
      [1, mix(p.c, '#5a6bd6', 0.6)],
    ],
    [0, 0, 1, 1],
  );
  s.add(
    at(210, 170, bubble(left, 'M70 370l-10 150l150 -110z')),
    at(790, 330, bubble(right, 'M530 370l10 150l-150 -110z')),
  );
  s.add(
    repeat(3, (i) =>
      rect(290, 260 + i * 62, [330, 280, 200][i] ?? 200, 22, alpha('#2a1330', 0.4), { rx: 11 }),
    ),
    repeat(3, (i) =>
      rect(1100, 560 + i * 52, [220, 190, 130][i] ?? 120, 22, alpha('#0f1c44', 0.4), { rx: 11 }),
    ),
  );
  s.add(
    group(
      { transform: 'rotate(-4 800 470)' },
      shadow(s, { x: 640, y: 240, w: 340, h: 450 }, 16),
      path(
        'M640 256a16 16 0 0 1 16 -16h244l80 80v354a16 16 0 0 1 -16 16h-308a16 16 0 0 1 -16 -16z',
        s.linear([
          [0, '#fffaf0'],
          [1, '#eadfcd'],
        ]),
      ),
      polygon(
        [
          [900, 240],
          [980, 320],
          [900, 320],
        ],
        '#cdbfa8',
      ),
      rect(684, 320, 150, 26, '#2a1330', { rx: 8 }),
      repeat(
        5,
        (i) =>
          rect(684, 386 + i * 48, 24, 24, i < 3 ? p.b : '#dccfba', { rx: 6 }) +
          rect(726, 390 + i * 48, [200, 170, 210, 150, 120][i] ?? 150, 15, '#b7a68f', { rx: 7 }),
      ),
    ),
  );
  return s.toSvg();
}
