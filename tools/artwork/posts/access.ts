import { alpha, mix } from '../draw/color.ts';
import { at, circle, group, path, rect, repeat, stroke } from '../draw/svg.ts';
import { text } from '../draw/type.ts';
import { shadow } from '../ui/frames.ts';
import { createStage } from './stage.ts';

/** A field of keys in which one is lit. */
export function keyboardFocus(): string {
  const { s, p } = createStage('violet', 'bands');
  const key = (x: number, y: number, w: number, label: string, lit = false) => {
    const face = lit ? s.linear([[0, '#ffffff'], [1, '#ddd2ff']]) : s.linear([[0, mix(p.raised, '#ffffff', 0.08)], [1, p.panel]]);
    return (lit ? rect(x - 16, y - 16, w + 32, 172, 'none', { rx: 42, stroke: p.b, 'stroke-width': 8 }) : '') + rect(x, y + 16, w, 140, '#05030f', { rx: 28 }) + rect(x, y, w, 140, lit ? mix(p.a, '#ffffff', 0.3) : p.line, { rx: 28 }) + rect(x + 8, y + 4, w - 16, 120, face, { rx: 22 }) + text(label, x + w / 2, y + 82, { size: 42, fill: lit ? '#23124a' : p.quiet, weight: 600, anchor: 'middle' });
  };
  const row = (x: number, y: number, labels: string) => [...labels].map((label, i) => key(x + i * 166, y, 148, label)).join('');
  s.add(group({ transform: 'rotate(-7 800 500)' }, row(-40, 70, '1234567890'), key(-40, 260, 240, 'Tab', false), row(220, 260, 'QWERTYUI'), row(90, 640, 'ZXCVBNM'), key(1260, 640, 330, 'Shift'), key(-80, 450, 300, 'Caps'), row(240, 450, 'ASDFGH'), key(360, 830, 760, '')));
  s.add(group({ transform: 'rotate(-7 800 500)' }, key(-40, 260, 240, ''), key(560, 430, 330, 'Focus', true)));
  return s.toSvg();
}

/** A picture that speaks. */
export function altText(): string {
  const { s, p } = createStage('teal', 'disc');
  const clip = s.clip(rect(0, 0, 560, 420, '#000', { rx: 14 }));
  s.add(shadow(s, { x: 270, y: 220, w: 620, h: 480 }, 26), at(270, 220, rect(0, 0, 620, 480, s.linear([[0, '#f7ead0'], [1, '#cfae7b']]), { rx: 26 }), at(30, 30, group({ 'clip-path': clip }, rect(0, 0, 560, 420, s.linear([[0, '#1e5b78'], [1, '#7fd1c0']])), circle(410, 120, 54, '#ffe9b0'), path('M0 420V300C110 220 200 330 300 280S470 200 560 280V420Z', '#0f3f4d'), path('M0 420V350C140 300 220 380 340 350S500 320 560 350V420Z', '#082b38'), path('M250 330l50 -64l50 64z', '#fff6e0'), path('M150 342l34 -44l34 44z', '#fff6e0')))));
  const bars = repeat(13, (i) => {
    const h = [60, 120, 210, 150, 280, 190, 330, 230, 270, 140, 200, 110, 60][i] ?? 60;
    return rect(950 + i * 34, 460 - h / 2, 18, h, mix(p.a, p.c, i / 12), { rx: 9 });
  });
  s.add(bars, repeat(3, (i) => rect(950, 700 + i * 44, [420, 360, 220][i] ?? 200, 18, alpha('#ffffff', 0.5 - i * 0.1), { rx: 9 })));
  return s.toSvg();
}

/** Fields stretched like a net below a falling mark. */
export function forgivingForms(): string {
  const { s, p } = createStage('azure', 'arch');
  const field = (y: number, sag: number, fill: string) => path(`M470 ${y}Q800 ${y + sag} 1130 ${y}Q1150 ${y + 2} 1150 ${y + 24}V${y + 72}Q1150 ${y + 96} 1130 ${y + 98}Q800 ${y + 98 + sag} 470 ${y + 98}Q450 ${y + 96} 450 ${y + 72}V${y + 24}Q450 ${y + 2} 470 ${y}Z`, fill, { stroke: alpha('#ffffff', 0.5), 'stroke-width': 3 });
  const glass = (share: number) => s.linear([[0, mix(p.ground, p.a, share)], [1, mix(p.ground, p.a, share * 0.6)]]);
  s.add(field(390, 170, s.linear([[0, p.b], [1, mix(p.b, p.ground, 0.4)]])), field(600, 90, glass(0.6)), field(760, 40, glass(0.42)));
  s.add(repeat(3, (i) => rect(520, 652 + i * 148 - (i === 2 ? 1000 : 0), 150, 18, alpha('#ffffff', 0.6), { rx: 9 })));
  s.add(stroke('M800 60V210', p.c, 8, { 'stroke-dasharray': '3 22', 'stroke-linecap': 'round' }), circle(800, 372, 106, '#ff7a7a'), stroke('M762 334l76 76M838 334l-76 76', '#ffffff', 20, { 'stroke-linecap': 'round' }));
  s.add(circle(1070, 690, 30, p.b), stroke('M1056 690l10 12l20 -24', '#06263a', 8, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }), circle(1070, 826, 30, p.b), stroke('M1056 826l10 12l20 -24', '#06263a', 8, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }));
  return s.toSvg();
}

/** Surfaces from night to noon, with the same letter on each. */
export function darkContrast(): string {
  const { s, p } = createStage('amber', 'horizon');
  s.add(circle(1180, 270, 130, s.linear([[0, '#ffe7a8'], [1, p.a]])), repeat(5, (i) => circle(1180, 270, 180 + i * 54, 'none', { stroke: p.a, 'stroke-width': 3, opacity: 0.36 - i * 0.06 })));
  s.add(repeat(6, (i) => {
    const x = 190 + i * 206;
    const h = 300 + i * 46;
    const surface = mix('#0b0a18', '#efe6da', [0, 0.06, 0.13, 0.3, 0.66, 1][i] ?? 0);
    const ink = i < 4 ? '#f6f1ff' : '#1a1330';
    return shadow(s, { x, y: 860 - h, w: 190, h }, 22) + rect(x, 860 - h, 190, h, surface, { rx: 22, stroke: alpha('#ffffff', 0.16), 'stroke-width': 2 }) + text('Aa', x + 95, 860 - h + 116, { size: 82, fill: ink, weight: 600, anchor: 'middle' }) + text(['15.1', '13.4', '11.2', '7.0', '9.6', '14.8'][i] ?? '', x + 95, 826, { size: 30, fill: ink, anchor: 'middle', opacity: 0.8 });
  }));
  return s.toSvg();
}
