import { alpha, mix } from '../draw/color.ts';
import { createRandom } from '../draw/random.ts';
import { at, circle, group, line, path, rect, repeat, stroke } from '../draw/svg.ts';
import { text } from '../draw/type.ts';
import { shadow } from '../ui/frames.ts';
import { createStage } from './stage.ts';

/** Two letters between their guide lines. */
export function twoScripts(): string {
  const { s, p } = createStage('coral', 'bands');
  const guides: readonly (readonly [number, string])[] = [[250, p.c], [392, p.b], [720, '#ffffff'], [842, p.b]];
  s.add(rect(120, 392, 1360, 328, alpha('#ffffff', 0.06)));
  s.add(guides.map(([y, colour]) => line(120, y, 1480, y, colour, 4, { 'stroke-dasharray': y === 720 ? undefined : '16 14', opacity: 0.85 })).join(''));
  s.add(text('ક', 560, 720, { size: 640, fill: s.linear([[0, p.b], [1, p.a]]), weight: 600, anchor: 'middle' }), text('g', 1070, 720, { size: 600, fill: s.linear([[0, '#ffffff'], [1, '#bcd9ff']]), weight: 600, anchor: 'middle' }));
  s.add(guides.map(([y, colour]) => circle(120, y, 12, colour) + circle(1480, y, 12, colour)).join(''), stroke('M800 300V800', alpha('#ffffff', 0.5), 3));
  return s.toSvg();
}

/** A wall of notes under three headings, and forty minutes on the clock. */
export function designReview(): string {
  const { s, p } = createStage('indigo', 'disc');
  const random = createRandom(12);
  const hues = ['#ff8f8f', p.c, p.b];
  s.add(shadow(s, { x: 250, y: 140, w: 1100, h: 700 }, 30), rect(250, 140, 1100, 700, s.linear([[0, mix(p.ground, p.a, 0.34)], [1, mix(p.ground, p.a, 0.2)]]), { rx: 30 }));
  s.add(repeat(3, (column) => rect(310 + column * 350, 196, 190, 24, alpha('#ffffff', 0.7), { rx: 12 }) + line(640 + column * 350 - 28, 190, 640 + column * 350 - 28, 790, alpha('#ffffff', column < 2 ? 0.18 : 0), 3)));
  s.add(repeat(14, (i) => {
    const column = [0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2][i] ?? 0;
    const slot = [0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3][i] ?? 0;
    const [x, y] = [300 + column * 350 + (slot % 2) * 150, 258 + Math.floor(slot / 2) * 178];
    return group({ transform: `rotate(${(random() - 0.5) * 12} ${x + 65} ${y + 65})` }, rect(x + 5, y + 9, 132, 132, '#02040c', { opacity: 0.35 }), rect(x, y, 132, 132, hues[column] ?? p.a), repeat(3, (k) => rect(x + 18, y + 30 + k * 26, [92, 76, 50][k] ?? 60, 10, '#1b2350', { rx: 5, opacity: 0.6 })));
  }));
  s.add(at(1330, 250, circle(0, 0, 138, p.ground), circle(0, 0, 120, '#ffffff'), path('M0 0V-104A104 104 0 1 1 -90 52Z', p.a), circle(0, 0, 12, p.ground), line(0, 0, 0, -92, p.ground, 10, { 'stroke-linecap': 'round' }), line(0, 0, -80, 46, p.ground, 10, { 'stroke-linecap': 'round' })));
  return s.toSvg();
}

/** Two hundred dots become seven roles. */
export function designTokens(): string {
  const { s, p } = createStage('violet', 'diamond');
  const random = createRandom(77);
  const roles = [p.a, p.b, p.c, '#5ee7f0', '#6d8bff', '#7ee08a', '#f6f1ff'];
  s.add(repeat(150, (i) => {
    const [column, row] = [i % 10, Math.floor(i / 10)];
    const colour = mix(roles[Math.floor(random() * 7)] ?? p.a, '#8890a8', random() * 0.75);
    return circle(170 + column * 44 + (random() - 0.5) * 22, 190 + row * 44 + (random() - 0.5) * 22, 9 + random() * 9, colour);
  }));
  s.add(roles.map((colour, i) => stroke(`M640 ${260 + i * 80}C800 ${260 + i * 80} 860 ${176 + i * 110} 1010 ${176 + i * 110}`, colour, 8, { opacity: 0.75 })).join(''));
  s.add(roles.map((colour, i) => shadow(s, { x: 1010, y: 132 + i * 110, w: 420, h: 88 }, 22) + rect(1010, 132 + i * 110, 420, 88, p.panel, { rx: 22 }) + rect(1010, 132 + i * 110, 108, 88, colour, { rx: 22 }) + rect(1094, 132 + i * 110, 24, 88, colour) + rect(1150, 166 + i * 110, [180, 140, 210, 120, 170, 150, 190][i] ?? 150, 20, alpha('#ffffff', 0.7), { rx: 10 })).join(''));
  return s.toSvg();
}
