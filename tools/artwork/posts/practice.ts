import { alpha, mix } from '../draw/color.ts';
import { at, circle, ellipse, group, line, path, polygon, rect, repeat, stroke } from '../draw/svg.ts';
import { text } from '../draw/type.ts';
import { shadow } from '../ui/frames.ts';
import { createStage } from './stage.ts';

/** Two voices; what they share is one sheet of paper. */
export function firstBrief(): string {
  const { s, p } = createStage('amber', 'disc');
  const bubble = (fill: string, tail: string) => path(tail, fill) + rect(0, 0, 600, 420, fill, { rx: 90 });
  const left = s.linear([[0, p.a], [1, mix(p.a, p.b, 0.6)]], [0, 0, 1, 1]);
  const right = s.linear([[0, p.c], [1, mix(p.c, '#5a6bd6', 0.6)]], [0, 0, 1, 1]);
  s.add(at(210, 170, bubble(left, 'M70 370l-10 150l150 -110z')), at(790, 330, bubble(right, 'M530 370l10 150l-150 -110z')));
  s.add(repeat(3, (i) => rect(290, 260 + i * 62, [330, 280, 200][i] ?? 200, 22, alpha('#2a1330', 0.4), { rx: 11 })), repeat(3, (i) => rect(1100, 560 + i * 52, [220, 190, 130][i] ?? 120, 22, alpha('#0f1c44', 0.4), { rx: 11 })));
  s.add(group({ transform: 'rotate(-4 800 470)' }, shadow(s, { x: 640, y: 240, w: 340, h: 450 }, 16), path('M640 256a16 16 0 0 1 16 -16h244l80 80v354a16 16 0 0 1 -16 16h-308a16 16 0 0 1 -16 -16z', s.linear([[0, '#fffaf0'], [1, '#eadfcd']])), polygon([[900, 240], [980, 320], [900, 320]], '#cdbfa8'), rect(684, 320, 150, 26, '#2a1330', { rx: 8 }), repeat(5, (i) => rect(684, 386 + i * 48, 24, 24, i < 3 ? p.b : '#dccfba', { rx: 6 }) + rect(726, 390 + i * 48, [200, 170, 210, 150, 120][i] ?? 150, 15, '#b7a68f', { rx: 7 }))));
  return s.toSvg();
}

/** An island with everything on it, and a cloud that comes by. */
export function offlineFirst(): string {
  const { s, p } = createStage('teal', 'horizon');
  const cloud = 'M0 90a70 70 0 0 1 70 -70a96 96 0 0 1 180 -10a76 76 0 0 1 120 60a60 60 0 0 1 -10 118h-290a70 70 0 0 1 -70 -98z';
  s.add(at(980, 130, stroke(cloud, p.c, 7, { 'stroke-dasharray': '20 16', 'stroke-linecap': 'round' })), at(250, 190, path(cloud, alpha('#ffffff', 0.1), { transform: 'scale(.66)' })));
  s.add(ellipse(760, 850, 470, 74, '#03121a', { opacity: 0.7 }), path('M290 830C420 700 560 690 760 690S1100 700 1230 830C1060 880 460 880 290 830Z', s.linear([[0, p.b], [1, '#14705f']])));
  s.add(shadow(s, { x: 630, y: 250, w: 260, h: 500 }, 44), rect(630, 250, 260, 500, '#04090f', { rx: 44 }), rect(644, 264, 232, 472, s.linear([[0, '#fff7e0'], [1, '#ffe3a3']]), { rx: 34 }), repeat(3, (i) => rect(672, 340 + i * 84, 176, 64, '#ffffff', { rx: 16 }) + circle(704, 372 + i * 84, 14, i < 2 ? p.a : '#e6d3a0') + rect(730, 364 + i * 84, [92, 76, 84][i] ?? 80, 14, '#b39d66', { rx: 7 })), rect(672, 620, 176, 60, p.a, { rx: 20 }));
  s.add(stroke('M930 760C970 600 980 520 960 430', '#7a5230', 22, { 'stroke-linecap': 'round' }), ['-70', '-30', '14', '52', '96'].map((turn) => path('M960 430c40 -80 110 -100 160 -60c-60 0 -110 20 -160 60z', mix(p.b, '#0c5a4c', 0.3), { transform: `rotate(${Number(turn) - 30} 960 430)` })).join(''));
  s.add(repeat(3, (i) => circle(1010 + i * 62, 390 - i * 34, 15 - i * 2, p.c, { opacity: 0.9 - i * 0.2 })), repeat(4, (i) => rect(180 + i * 330, 920 + (i % 2) * 22, 150, 8, alpha('#ffffff', 0.22), { rx: 4 })));
  return s.toSvg();
}

/** The one shop on the street with its light still on. */
export function localSearch(): string {
  const { s, p } = createStage('indigo', 'bands');
  const house = (x: number, w: number, h: number, fill: string) => rect(x, 860 - h, w, h, fill) + repeat(Math.floor(w / 70), (i) => rect(x + 22 + i * 68, 860 - h + 40, 34, 50, alpha('#000000', 0.25), { rx: 4 }));
  const dim = (share: number) => mix(p.ground, p.a, share);
  s.add(house(60, 260, 520, dim(0.2)), house(300, 230, 380, dim(0.28)), house(1090, 250, 440, dim(0.26)), house(1320, 260, 560, dim(0.18)));
  s.add(rect(520, 400, 580, 460, s.linear([[0, '#33427f'], [1, '#222d63']])), rect(570, 560, 210, 300, s.linear([[0, '#fff0c4'], [1, '#ffc86b']]), { rx: 6 }), rect(810, 560, 240, 190, s.linear([[0, '#fff0c4'], [1, '#ffc86b']]), { rx: 6 }), repeat(8, (i) => path(`M${520 + i * 72.5} 470h72.5v60a36.25 36.25 0 0 1 -72.5 0z`, i % 2 ? '#ffffff' : '#ff6b6b')), rect(500, 452, 620, 24, '#ff8f6b', { rx: 6 }));
  s.add(repeat(5, (i) => rect(834 + i * 42, 640 - (i % 3) * 14, 26, 108 + (i % 3) * 14, [p.a, '#ff8fb1', p.b, '#8a6cff', '#ff9d5c'][i] ?? p.a, { rx: 6 })), circle(752, 720, 8, '#8a5a20'), polygon([[560, 860], [790, 860], [900, 1000], [470, 1000]], alpha('#ffd27a', 0.22)), polygon([[810, 752], [1050, 752], [1180, 1000], [840, 1000]], alpha('#ffd27a', 0.12)), rect(0, 856, 1600, 8, alpha('#ffffff', 0.22)));
  s.add(at(810, 190, ellipse(0, 196, 60, 13, '#02040c', { opacity: 0.5 }), path('M-96 -4c0 -62 44 -104 96 -104s96 42 96 104c0 78 -96 188 -96 188s-96 -110 -96 -188z', s.linear([[0, '#ffe08a'], [1, '#ff9d4a']])), circle(0, -6, 40, p.ground)));
  return s.toSvg();
}

/** A pulse that stops, a gap, and the pulse again. */
export function outageReport(): string {
  const { s, p } = createStage('coral', 'horizon');
  const beat = 'h60l26 -120l44 250l40 -330l46 290l30 -90h70';
  s.add(shadow(s, { x: 150, y: 210, w: 1300, h: 560 }, 34), rect(150, 210, 1300, 560, s.linear([[0, '#1d1430'], [1, '#120c22']]), { rx: 34, stroke: alpha('#ffffff', 0.16), 'stroke-width': 2 }));
  s.add(repeat(12, (i) => line(150 + i * 108, 210, 150 + i * 108, 770, alpha('#ffffff', 0.05), 2)), repeat(5, (i) => line(150, 302 + i * 94, 1450, 302 + i * 94, alpha('#ffffff', 0.05), 2)));
  s.add(rect(560, 212, 440, 556, alpha(p.a, 0.14)), stroke(`M170 500${beat}h60`, '#7ee0b0', 10, { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }), stroke('M560 500H1000', p.a, 10, { 'stroke-dasharray': '4 26', 'stroke-linecap': 'round' }), stroke(`M1010 500h40${beat}`, '#7ee0b0', 10, { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }));
  s.add(text('18:52', 560, 830, { size: 34, fill: p.text, weight: 600, anchor: 'middle' }), text('20:57', 1000, 830, { size: 34, fill: p.text, weight: 600, anchor: 'middle' }), polygon([[780, 320], [880, 440], [680, 440]], p.b, { 'stroke-linejoin': 'round', stroke: p.b, 'stroke-width': 26 }), rect(768, 352, 24, 56, '#2a1020', { rx: 12 }), circle(780, 430, 14, '#2a1020'));
  return s.toSvg();
}

/** Signs that still point somewhere, and a door closed softly. */
export function retiringSites(): string {
  const { s, p } = createStage('violet', 'arch');
  const sign = (y: number, w: number, fill: string, left: boolean) => (left ? polygon([[800 - w, y], [830, y], [830, y + 88], [800 - w, y + 88], [750 - w, y + 44]], fill) : polygon([[770, y], [800 + w, y], [850 + w, y + 44], [800 + w, y + 88], [770, y + 88]], fill));
  s.add(ellipse(800, 930, 220, 30, '#04030c', { opacity: 0.6 }), rect(782, 150, 36, 790, s.linear([[0, '#d7b48a'], [1, '#7b5836']], [0, 0, 1, 0]), { rx: 12 }));
  s.add(sign(220, 360, p.a, false), sign(350, 330, p.c, true), sign(480, 290, p.b, false), sign(610, 240, '#8fb4ff', true));
  s.add(['301', '301', '410', '200'].map((code, i) => text(code, [960, 660, 930, 700][i] ?? 800, 284 + i * 130, { size: 52, fill: '#1c1038', weight: 600, anchor: 'middle' })).join(''));
  s.add(repeat(4, (i) => stroke(`M${1260 + i * 46} ${300 + i * 20}C${1330 + i * 30} ${360 + i * 70} ${1260 + i * 40} ${520 + i * 40} ${1330 + i * 30} 640`, p.b, 5, { 'stroke-dasharray': '2 17', 'stroke-linecap': 'round', opacity: 0.75 - i * 0.14 })), group({ opacity: 0.9 }, rect(1270, 660, 220, 150, p.raised, { rx: 16, stroke: p.line, 'stroke-width': 3 }), rect(1270, 660, 220, 40, p.line, { rx: 16 }), rect(1330, 730, 100, 14, p.quiet, { rx: 7 }), rect(1330, 758, 64, 14, p.quiet, { rx: 7 })));
  return s.toSvg();
}

/** The house with the courtyard: five lit windows for five years. */
export function fiveYears(): string {
  const { s, p } = createStage('amber', 'horizon');
  const arch = (x: number, y: number, w: number, h: number, fill: string) => path(`M${x} ${y + h}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y + h}Z`, fill);
  s.add(circle(1260, 210, 84, '#fff0cf'), repeat(24, (i) => circle((i * 397) % 1600, (i * 173) % 420, 1.6 + (i % 3), '#ffffff', { opacity: 0.5 })));
  s.add(rect(300, 330, 1000, 530, s.linear([[0, '#7c4a5a'], [1, '#4a2b49']])), rect(270, 300, 1060, 40, '#b5705f', { rx: 6 }), rect(270, 560, 1060, 26, '#b5705f', { rx: 6 }), repeat(26, (i) => rect(284 + i * 40, 270, 22, 30, '#b5705f', { rx: 5 })));
  s.add(repeat(5, (i) => arch(350 + i * 190, 376, 120, 184, '#2c1a33') + arch(364 + i * 190, 390, 92, 170, s.linear([[0, '#fff1c2'], [1, p.a]])) + line(410 + i * 190, 390, 410 + i * 190, 560, '#8a4d2e', 5) + line(364 + i * 190, 470, 456 + i * 190, 470, '#8a4d2e', 5)));
  s.add(repeat(5, (i) => (i === 2 ? arch(700, 600, 200, 260, '#2c1a33') + arch(722, 622, 156, 238, s.linear([[0, '#ffdf9a'], [1, '#ff9d4a']])) : arch(370 + i * 190 - (i < 2 ? 10 : -10), 640, 110, 220, '#38213d'))));
  s.add(rect(744, 720, 112, 10, '#7a3f22'), repeat(9, (i) => line(750 + i * 12.5, 724, 750 + i * 12.5, 834, i % 2 ? '#d5435a' : '#fff6e0', 5)), rect(744, 828, 112, 10, '#7a3f22'), rect(180, 856, 1240, 26, '#8d5a5a', { rx: 6 }), rect(120, 880, 1360, 26, '#6c4350', { rx: 6 }));
  return s.toSvg();
}
