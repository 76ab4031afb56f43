import { circle, line, path, rect, repeat } from '../draw/svg.ts';
import { createStage } from './stage.ts';

/** The house with the courtyard: five lit windows for five years. */
export function fiveYears(): string {
  const { s, p } = createStage('amber', 'horizon');
  const arch = (x: number, y: number, w: number, h: number, fill: string) =>
    path(`M${x} ${y + h}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y + h}Z`, fill);
  s.add(
    circle(1260, 210, 84, '#fff0cf'),
    repeat(24, (i) => circle((i * 397) % 1600, (i * 173) % 420, 1.6 + (i % 3), '#ffffff', { opacity: 0.5 })),
  );
  s.add(
    rect(
      300,
      330,
      1000,
      530,
      s.linear([
        [0, '#7c4a5a'],
        [1, '#4a2b49'],
      ]),
    ),
    rect(270, 300, 1060, 40, '#b5705f', { rx: 6 }),
    rect(270, 560, 1060, 26, '#b5705f', { rx: 6 }),
    repeat(26, (i) => rect(284 + i * 40, 270, 22, 30, '#b5705f', { rx: 5 })),
  );
  s.add(
    repeat(
      5,
      (i) =>
        arch(350 + i * 190, 376, 120, 184, '#2c1a33') +
        arch(
          364 + i * 190,
          390,
          92,
          170,
          s.linear([
            [0, '#fff1c2'],
            [1, p.a],
          ]),
        ) +
        line(410 + i * 190, 390, 410 + i * 190, 560, '#8a4d2e', 5) +
        line(364 + i * 190, 470, 456 + i * 190, 470, '#8a4d2e', 5),
    ),
  );
  s.add(
    repeat(5, (i) =>
      i === 2
        ? arch(700, 600, 200, 260, '#2c1a33') +
          arch(
            722,
            622,
            156,
            238,
            s.linear([
              [0, '#ffdf9a'],
              [1, '#ff9d4a'],
            ]),
          )
        : arch(370 + i * 190 - (i < 2 ? 10 : -10), 640, 110, 220, '#38213d'),
    ),
  );
  s.add(
    rect(744, 720, 112, 10, '#7a3f22'),
    repeat(9, (i) => line(750 + i * 12.5, 724, 750 + i * 12.5, 834, i % 2 ? '#d5435a' : '#fff6e0', 5)),
    rect(744, 828, 112, 10, '#7a3f22'),
    rect(180, 856, 1240, 26, '#8d5a5a', { rx: 6 }),
    rect(120, 880, 1360, 26, '#6c4350', { rx: 6 }),
  );
  return s.toSvg();
}
