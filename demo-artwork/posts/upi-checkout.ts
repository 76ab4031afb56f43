import { mix } from '../draw/color.ts';
import { createRandom } from '../draw/random.ts';
import { at, circle, rect, repeat, stroke } from '../draw/svg.ts';
import { text } from '../draw/type.ts';
import { shadow } from '../ui/frames.ts';
import { createStage } from './stage.ts';

/** A printed square on a string, and the loudspeaker that says: received. */
export function upiCheckout(): string {
  const { s, p } = createStage('amber', 'disc');
  const random = createRandom(41);
  const corner = (x: number, y: number) =>
    rect(x, y, 98, 98, '#231433', { rx: 20 }) +
    rect(x + 16, y + 16, 66, 66, '#fff7ea', { rx: 12 }) +
    rect(x + 32, y + 32, 34, 34, p.b, { rx: 8 });
  const cells = repeat(13 * 13, (i) => {
    const [column, row] = [i % 13, Math.floor(i / 13)];
    const inCorner = (column < 4 && row < 4) || (column > 8 && row < 4) || (column < 4 && row > 8);
    return inCorner || random() < 0.48
      ? ''
      : rect(48 + column * 26, 48 + row * 26, 22, 22, (column * row) % 7 === 3 ? p.b : '#231433', { rx: 7 });
  });
  s.add(
    stroke('M800 -20V120M620 150Q800 60 980 150', p.c, 5),
    shadow(s, { x: 590, y: 150, w: 430, h: 560 }, 26),
  );
  s.add(
    at(
      590,
      150,
      rect(0, 0, 430, 560, '#fff7ea', { rx: 26 }),
      circle(215, 26, 9, '#d8c3a4'),
      at(0, 14, cells, corner(46, 46), corner(286, 46), corner(46, 286)),
      text('Shakbhaji Stall', 215, 476, { size: 32, fill: '#231433', weight: 600, anchor: 'middle' }),
      rect(135, 502, 160, 14, '#e2cfae', { rx: 7 }),
    ),
  );
  s.add(
    at(
      1080,
      560,
      shadow(s, { x: 0, y: 0, w: 190, h: 250 }, 40),
      rect(
        0,
        0,
        190,
        250,
        s.linear([
          [0, p.b],
          [1, mix(p.b, p.ground, 0.4)],
        ]),
        { rx: 40 },
      ),
      circle(95, 100, 62, '#231433'),
      circle(95, 100, 40, mix('#231433', p.b, 0.3)),
      circle(95, 100, 14, p.a),
      rect(58, 196, 74, 16, '#231433', { rx: 8 }),
    ),
    repeat(3, (i) =>
      stroke(`M${1300 + i * 44} ${600 - i * 34}q${36 + i * 10} ${62 + i * 34} 0 ${124 + i * 68}`, p.a, 10, {
        'stroke-linecap': 'round',
        opacity: 1 - i * 0.25,
      }),
    ),
  );
  return s.toSvg();
}
