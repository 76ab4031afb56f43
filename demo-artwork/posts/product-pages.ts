import { mix } from '../draw/color.ts';
import { circle, path, polygon, rect, repeat, stroke } from '../draw/svg.ts';
import { text } from '../draw/type.ts';
import { createStage } from './stage.ts';

/** A length of cloth in folds, the coin laid on it for scale. */
export function productPages(): string {
  const { s } = createStage('violet', 'arch');
  const reds = [
    '#7c1733',
    '#a3203f',
    '#cf3350',
    '#ea5a67',
    '#cf3350',
    '#9c1d3c',
    '#c12d4b',
    '#e8505f',
    '#a3203f',
    '#7c1733',
  ];
  const folds = reds.map((colour, i) => {
    const x = 400 + i * 80;
    return path(
      `M${x} 120C${x + 20} 300 ${x - 26} 520 ${x - 10} 820Q${x + 34} ${i % 2 ? 880 : 846} ${x + 76} 820C${x + 62} 520 ${x + 104} 300 ${x + 82} 120Z`,
      s.linear(
        [
          [0, colour],
          [0.5, mix(colour, '#ffffff', 0.08)],
          [1, mix(colour, '#1a0616', 0.4)],
        ],
        [0, 0, 1, 0.2],
      ),
    );
  });
  const border = reds.map((_, i) =>
    repeat(3, (k) =>
      polygon(
        [
          [430 + i * 80, 690 + k * 44 - 18],
          [448 + i * 80, 690 + k * 44],
          [430 + i * 80, 690 + k * 44 + 18],
          [412 + i * 80, 690 + k * 44],
        ],
        k === 1 ? '#ffe0b5' : '#f5b342',
        { opacity: 0.95 },
      ),
    ),
  );
  s.add(
    rect(
      340,
      104,
      920,
      26,
      s.linear([
        [0, '#d9a066'],
        [1, '#8a5a30'],
      ]),
      { rx: 13 },
    ),
    ...folds,
    ...border,
  );
  s.add(
    stroke('M392 652H1198M392 814H1198', '#f5b342', 7, { opacity: 0.9 }),
    circle(984, 460, 72, '#02030a', { opacity: 0.4, filter: s.blur(14), transform: 'translate(8 16)' }),
    circle(984, 460, 66, '#e9c877'),
    circle(984, 460, 46, '#cfd6df'),
    text('10', 984, 477, { size: 46, fill: '#59606c', weight: 600, anchor: 'middle' }),
  );
  return s.toSvg();
}
