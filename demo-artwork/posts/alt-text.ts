import { alpha, mix } from '../draw/color.ts';
import { at, circle, group, path, rect, repeat } from '../draw/svg.ts';
import { shadow } from '../ui/frames.ts';
import { createStage } from './stage.ts';

/** A picture that speaks. */
export function altText(): string {
  const { s, p } = createStage('teal', 'disc');
  const clip = s.clip(rect(0, 0, 560, 420, '#000', { rx: 14 }));
  s.add(
    shadow(s, { x: 270, y: 220, w: 620, h: 480 }, 26),
    at(
      270,
      220,
      rect(
        0,
        0,
        620,
        480,
        s.linear([
          [0, '#f7ead0'],
          [1, '#cfae7b'],
        ]),
        { rx: 26 },
      ),
      at(
        30,
        30,
        group(
          { 'clip-path': clip },
          rect(
            0,
            0,
            560,
            420,
            s.linear([
              [0, '#1e5b78'],
              [1, '#7fd1c0'],
            ]),
          ),
          circle(410, 120, 54, '#ffe9b0'),
          path('M0 420V300C110 220 200 330 300 280S470 200 560 280V420Z', '#0f3f4d'),
          path('M0 420V350C140 300 220 380 340 350S500 320 560 350V420Z', '#082b38'),
          path('M250 330l50 -64l50 64z', '#fff6e0'),
          path('M150 342l34 -44l34 44z', '#fff6e0'),
        ),
      ),
    ),
  );
  const bars = repeat(13, (i) => {
    const h = [60, 120, 210, 150, 280, 190, 330, 230, 270, 140, 200, 110, 60][i] ?? 60;
    return rect(950 + i * 34, 460 - h / 2, 18, h, mix(p.a, p.c, i / 12), { rx: 9 });
  });
  s.add(
    bars,
    repeat(3, (i) =>
      rect(950, 700 + i * 44, [420, 360, 220][i] ?? 200, 18, alpha('#ffffff', 0.5 - i * 0.1), { rx: 9 }),
    ),
  );
  return s.toSvg();
}
