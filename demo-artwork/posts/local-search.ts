import { alpha, mix } from '../draw/color.ts';
import { at, circle, ellipse, path, polygon, rect, repeat } from '../draw/svg.ts';
import { createStage } from './stage.ts';

/** The one shop on the street with its light still on. */
export function localSearch(): string {
  const { s, p } = createStage('indigo', 'bands');
  const house = (x: number, w: number, h: number, fill: string) =>
    rect(x, 860 - h, w, h, fill) +
    repeat(Math.floor(w / 70), (i) =>
      rect(x + 22 + i * 68, 860 - h + 40, 34, 50, alpha('#000000', 0.25), { rx: 4 }),
    );
  const dim = (share: number) => mix(p.ground, p.a, share);
  s.add(
    house(60, 260, 520, dim(0.2)),
    house(300, 230, 380, dim(0.28)),
    house(1090, 250, 440, dim(0.26)),
    house(1320, 260, 560, dim(0.18)),
  );
  s.add(
    rect(
      520,
      400,
      580,
      460,
      s.linear([
        [0, '#33427f'],
        [1, '#222d63'],
      ]),
    ),
    rect(
      570,
      560,
      210,
      300,
      s.linear([
        [0, '#fff0c4'],
        [1, '#ffc86b'],
      ]),
      { rx: 6 },
    ),
    rect(
      810,
      560,
      240,
      190,
      s.linear([
        [0, '#fff0c4'],
        [1, '#ffc86b'],
      ]),
      { rx: 6 },
    ),
    repeat(8, (i) =>
      path(`M${520 + i * 72.5} 470h72.5v60a36.25 36.25 0 0 1 -72.5 0z`, i % 2 ? '#ffffff' : '#ff6b6b'),
    ),
    rect(500, 452, 620, 24, '#ff8f6b', { rx: 6 }),
  );
  s.add(
    repeat(5, (i) =>
      rect(
        834 + i * 42,
        640 - (i % 3) * 14,
        26,
        108 + (i % 3) * 14,
        [p.a, '#ff8fb1', p.b, '#8a6cff', '#ff9d5c'][i] ?? p.a,
        { rx: 6 },
      ),
    ),
    circle(752, 720, 8, '#8a5a20'),
    polygon(
      [
        [560, 860],
        [790, 860],
        [900, 1000],
        [470, 1000],
      ],
      alpha('#ffd27a', 0.22),
    ),
    polygon(
      [
        [810, 752],
        [1050, 752],
        [1180, 1000],
        [840, 1000],
      ],
      alpha('#ffd27a', 0.12),
    ),
    rect(0, 856, 1600, 8, alpha('#ffffff', 0.22)),
  );
  s.add(
    at(
      810,
      190,
      ellipse(0, 196, 60, 13, '#02040c', { opacity: 0.5 }),
      path(
        'M-96 -4c0 -62 44 -104 96 -104s96 42 96 104c0 78 -96 188 -96 188s-96 -110 -96 -188z',
        s.linear([
          [0, '#ffe08a'],
          [1, '#ff9d4a'],
        ]),
      ),
      circle(0, -6, 40, p.ground),
    ),
  );
  return s.toSvg();
}
