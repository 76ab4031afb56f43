import { alpha, mix } from '../draw/color.ts';
import { at, circle, group, line, path, polygon, rect, repeat, stroke } from '../draw/svg.ts';
import { text } from '../draw/type.ts';
import { shadow } from '../ui/frames.ts';
import { createStage } from './stage.ts';

/** Kilobytes as stacked bars under a line that may not be crossed. */
export function pageBudget(): string {
  const { s, p } = createStage('indigo', 'disc');
  const parts: readonly (readonly [number, string])[] = [[220, p.a], [90, p.b], [40, p.c], [20, '#ff8fb1'], [15, '#b9c6ff']];
  let y = 850;
  const stack = parts.map(([size, colour], i) => {
    const h = size * 1.56;
    y -= h + 8;
    const box = { x: 640 - i * 12, y, w: 320 + i * 24, h };
    return rect(box.x, box.y, box.w, box.h, s.linear([[0, colour], [1, mix(colour, p.ground, 0.35)]], [0, 0, 1, 1]), { rx: 16 }) + (h > 50 ? text(String(size), 800, box.y + h / 2 + 14, { size: 40, fill: p.ground, weight: 600, anchor: 'middle' }) : '');
  });
  s.add(shadow(s, { x: 620, y: 240, w: 360, h: 610 }, 20), ...stack);
  s.add(line(430, 178, 1170, 178, '#ffffff', 6, { 'stroke-dasharray': '22 16', 'stroke-linecap': 'round' }), text('400', 1200, 196, { size: 54, fill: '#ffffff', weight: 600 }));
  s.add(repeat(14, (i) => line(440, 850 - i * 48, i % 5 ? 464 : 490, 850 - i * 48, '#ffffff', 4, { opacity: 0.6 })));
  return s.toSvg();
}

/** The same picture in ever smaller frames. */
export function imagePipeline(): string {
  const { s, p } = createStage('azure', 'bands');
  const frame = (x: number, y: number, w: number) => {
    const h = w * 0.7;
    const clip = s.clip(rect(0, 0, w, h, '#000', { rx: 18 }));
    return shadow(s, { x, y, w, h }, 18) + at(x, y, group({ 'clip-path': clip }, rect(0, 0, w, h, s.linear([[0, '#ffd9a0'], [0.6, '#ff9d8a'], [1, '#7b6bd6']])), circle(w * 0.68, h * 0.42, h * 0.16, '#fff6df'), polygon([[0, h], [0, h * 0.72], [w * 0.3, h * 0.4], [w * 0.56, h * 0.76], [w * 0.74, h * 0.56], [w, h * 0.86], [w, h]], '#2b2a66'), polygon([[0, h], [0, h * 0.9], [w * 0.44, h * 0.62], [w, h]], '#171b47')), rect(0, 0, w, h, 'none', { rx: 18, stroke: '#ffffff', 'stroke-width': 6 }));
  };
  s.add(frame(190, 180, 640), frame(880, 330, 400), frame(1330, 440, 190));
  s.add(stroke('M250 700C500 900 900 860 1080 690', p.c, 6, { 'stroke-dasharray': '2 20', 'stroke-linecap': 'round' }), stroke('M1120 680C1240 760 1360 740 1424 640', p.c, 6, { 'stroke-dasharray': '2 20', 'stroke-linecap': 'round' }), polygon([[1424, 612], [1444, 656], [1402, 654]], p.c));
  s.add([['1200', 510, 132], ['800', 1080, 284], ['480', 1425, 396]].map(([label, x, y]) => text(String(label), Number(x), Number(y), { size: 40, fill: p.text, weight: 600, anchor: 'middle' })).join(''));
  return s.toSvg();
}

/** Finished pages leave the server, one above the other. */
export function serverRendering(): string {
  const { s, p } = createStage('indigo', 'diamond');
  const plane = (y: number, fill: string, marks: string) => group({ transform: `translate(800 ${y}) scale(1 0.52) rotate(45)` }, rect(-210, -210, 420, 420, '#02040c', { rx: 26, opacity: 0.45, transform: 'translate(26 26)' }), rect(-210, -210, 420, 420, fill, { rx: 26 }), marks);
  const words = (ink: string) => rect(-160, -150, 190, 34, ink, { rx: 10 }) + repeat(4, (i) => rect(-160, -84 + i * 40, [320, 280, 310, 180][i] ?? 200, 16, ink, { rx: 8, opacity: 0.6 })) + rect(-160, 96, 130, 54, ink, { rx: 16, opacity: 0.85 });
  s.add(
    plane(770, mix(p.ground, p.a, 0.42), repeat(3, (i) => rect(-160, -140 + i * 100, 320, 70, alpha('#ffffff', 0.14), { rx: 14 }) + circle(120, -105 + i * 100, 13, i ? p.b : p.c))),
    plane(560, s.linear([[0, p.a], [1, mix(p.a, p.ground, 0.45)]]), words(alpha('#ffffff', 0.55))),
    plane(330, s.linear([[0, '#ffffff'], [1, '#cfdcff']]), words(mix(p.ground, p.a, 0.6))),
    repeat(5, (i) => line(560 + i * 120, 640 - Math.abs(i - 2) * 50, 560 + i * 120, 480 - Math.abs(i - 2) * 50, p.b, 4, { 'stroke-dasharray': '3 15', 'stroke-linecap': 'round' })),
  );
  return s.toSvg();
}

/** A shelf with eleven phones, one of them loved more than the others. */
export function testPhones(): string {
  const { s, p } = createStage('teal', 'horizon');
  const hues = [p.a, p.b, p.c, '#7cc6ff', '#ff9a76', '#b28dff'];
  const device = (x: number, base: number, w: number, h: number, i: number) => {
    const hue = hues[i % hues.length] ?? p.a;
    return at(x, base - h, rect(0, 0, w, h, '#04090f', { rx: w * 0.16 }), rect(7, 7, w - 14, h - 14, s.linear([[0, hue], [1, mix(hue, p.ground, 0.65)]], [0, 0, 1, 1]), { rx: w * 0.12 }), rect(w * 0.2, h * 0.16, w * 0.6, 12, alpha('#ffffff', 0.8), { rx: 6 }), rect(w * 0.2, h * 0.16 + 26, w * 0.42, 9, alpha('#ffffff', 0.5), { rx: 4 }), rect(w * 0.2, h * 0.72, w * 0.6, 30, alpha('#ffffff', 0.85), { rx: 12 }));
  };
  const shelf = (y: number) => rect(230, y, 1140, 24, s.linear([[0, '#c98f5a'], [1, '#7a4d2c']]), { rx: 6 }) + rect(230, y + 24, 1140, 40, '#02060a', { opacity: 0.3 });
  s.add(repeat(6, (i) => device(270 + i * 182, 450, 124 + (i % 3) * 10, 226 + ((i * 37) % 60), i)), shelf(450));
  s.add(repeat(5, (i) => device(300 + i * 214, 830, [134, 128, 170, 140, 126][i] ?? 130, [240, 262, 312, 250, 276][i] ?? 250, i + 2)), shelf(830));
  s.add(path('M868 600l-34 46l22 12l-44 62', 'none', { stroke: '#ffffff', 'stroke-width': 4, opacity: 0.85 }), rect(742, 842, 144, 40, '#fff3d6', { rx: 8 }), text('Bhola', 814, 871, { size: 26, fill: '#3a2413', weight: 600, anchor: 'middle' }));
  return s.toSvg();
}
