import { alpha } from '../draw/color.ts';
import { circle, group, line, rect, repeat, stroke } from '../draw/svg.ts';
import { shadow } from '../ui/frames.ts';
import { createStage } from './stage.ts';

/** A bunch of keys over a list on which nearly everything is done. */
export function handingOver(): string {
  const { s, p } = createStage('amber', 'disc');
  const sheet = { x: 330, y: 210, w: 480, h: 620 };
  s.add(
    group(
      { transform: 'rotate(-6 570 520)' },
      shadow(s, sheet, 18),
      rect(sheet.x, sheet.y, sheet.w, sheet.h, '#fff3df', { rx: 18 }),
      rect(390, 270, 250, 26, '#3a2638', { rx: 13 }),
      repeat(5, (i) => {
        const y = 356 + i * 88;
        const isDone = i < 4;
        return (
          rect(390, y, 46, 46, isDone ? p.b : 'none', {
            rx: 13,
            stroke: isDone ? p.b : '#c9b39c',
            'stroke-width': 4,
          }) +
          (isDone
            ? stroke(`M400 ${y + 24}l10 11l18 -22`, '#fff3df', 7, {
                'stroke-linecap': 'round',
                'stroke-linejoin': 'round',
              })
            : '') +
          rect(464, y + 13, 280 - (i % 3) * 60, 20, isDone ? '#a89586' : '#3a2638', { rx: 10 })
        );
      }),
    ),
    circle(1060, 370, 118, 'none', { stroke: '#d9dfe9', 'stroke-width': 20 }),
    circle(1060, 370, 118, 'none', { stroke: alpha('#ffffff', 0.5), 'stroke-width': 5 }),
    key(1000, 470, 14, p.a),
    key(1080, 486, -8, p.c),
    key(1150, 452, -30, '#f2f4f8'),
  );
  return s.toSvg();
}

function key(x: number, y: number, angle: number, color: string): string {
  return group(
    { transform: `rotate(${angle} ${x} ${y})` },
    circle(x, y + 60, 62, 'none', { stroke: color, 'stroke-width': 34 }),
    line(x, y + 130, x, y + 390, color, 34, { 'stroke-linecap': 'round' }),
    rect(x + 8, y + 290, 62, 28, color, { rx: 6 }),
    rect(x + 8, y + 346, 46, 28, color, { rx: 6 }),
  );
}
