import { at, circle, group, polygon, rect, stroke } from '../draw/svg.ts';
import { text } from '../draw/type.ts';
import { shadow } from '../ui/frames.ts';
import { createStage } from './stage.ts';

/** The same picture in ever smaller frames. */
export function imagePipeline(): string {
  const { s, p } = createStage('azure', 'bands');
  const frame = (x: number, y: number, w: number) => {
    const h = w * 0.7;
    const clip = s.clip(rect(0, 0, w, h, '#000', { rx: 18 }));
    return (
      shadow(s, { x, y, w, h }, 18) +
      at(
        x,
        y,
        group(
          { 'clip-path': clip },
          rect(
            0,
            0,
            w,
            h,
            s.linear([
              [0, '#ffd9a0'],
              [0.6, '#ff9d8a'],
              [1, '#7b6bd6'],
            ]),
          ),
          circle(w * 0.68, h * 0.42, h * 0.16, '#fff6df'),
          polygon(
            [
              [0, h],
              [0, h * 0.72],
              [w * 0.3, h * 0.4],
              [w * 0.56, h * 0.76],
              [w * 0.74, h * 0.56],
              [w, h * 0.86],
              [w, h],
            ],
            '#2b2a66',
          ),
          polygon(
            [
              [0, h],
              [0, h * 0.9],
              [w * 0.44, h * 0.62],
              [w, h],
            ],
            '#171b47',
          ),
        ),
        rect(0, 0, w, h, 'none', { rx: 18, stroke: '#ffffff', 'stroke-width': 6 }),
      )
    );
  };
  s.add(frame(190, 180, 640), frame(880, 330, 400), frame(1330, 440, 190));
  s.add(
    stroke('M250 700C500 900 900 860 1080 690', p.c, 6, {
      'stroke-dasharray': '2 20',
      'stroke-linecap': 'round',
    }),
    stroke('M1120 680C1240 760 1360 740 1424 640', p.c, 6, {
      'stroke-dasharray': '2 20',
      'stroke-linecap': 'round',
    }),
    polygon(
      [
        [1424, 612],
        [1444, 656],
        [1402, 654],
      ],
      p.c,
    ),
  );
  s.add(
    [
      ['1200', 510, 132],
      ['800', 1080, 284],
      ['480', 1425, 396],
    ]
      .map(([label, x, y]) =>
        text(String(label), Number(x), Number(y), { size: 40, fill: p.text, weight: 600, anchor: 'middle' }),
      )
      .join(''),
  );
  return s.toSvg();
}
