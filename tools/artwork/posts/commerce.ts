import { alpha, mix } from '../draw/color.ts';
import { createRandom } from '../draw/random.ts';
import { at, circle, ellipse, group, line, path, polygon, rect, repeat, stroke } from '../draw/svg.ts';
import { text } from '../draw/type.ts';
import { shadow } from '../ui/frames.ts';
import { createStage } from './stage.ts';

/** A printed square on a string, and the loudspeaker that says: received. */
export function upiCheckout(): string {
  const { s, p } = createStage('amber', 'disc');
  const random = createRandom(41);
  const corner = (x: number, y: number) => rect(x, y, 98, 98, '#231433', { rx: 20 }) + rect(x + 16, y + 16, 66, 66, '#fff7ea', { rx: 12 }) + rect(x + 32, y + 32, 34, 34, p.b, { rx: 8 });
  const cells = repeat(13 * 13, (i) => {
    const [column, row] = [i % 13, Math.floor(i / 13)];
    const inCorner = (column < 4 && row < 4) || (column > 8 && row < 4) || (column < 4 && row > 8);
    return inCorner || random() < 0.48 ? '' : rect(48 + column * 26, 48 + row * 26, 22, 22, (column * row) % 7 === 3 ? p.b : '#231433', { rx: 7 });
  });
  s.add(stroke('M800 -20V120M620 150Q800 60 980 150', p.c, 5), shadow(s, { x: 590, y: 150, w: 430, h: 560 }, 26));
  s.add(at(590, 150, rect(0, 0, 430, 560, '#fff7ea', { rx: 26 }), circle(215, 26, 9, '#d8c3a4'), at(0, 14, cells, corner(46, 46), corner(286, 46), corner(46, 286)), text('Shakbhaji Stall', 215, 476, { size: 32, fill: '#231433', weight: 600, anchor: 'middle' }), rect(135, 502, 160, 14, '#e2cfae', { rx: 7 })));
  s.add(at(1080, 560, shadow(s, { x: 0, y: 0, w: 190, h: 250 }, 40), rect(0, 0, 190, 250, s.linear([[0, p.b], [1, mix(p.b, p.ground, 0.4)]]), { rx: 40 }), circle(95, 100, 62, '#231433'), circle(95, 100, 40, mix('#231433', p.b, 0.3)), circle(95, 100, 14, p.a), rect(58, 196, 74, 16, '#231433', { rx: 8 })), repeat(3, (i) => stroke(`M${1300 + i * 44} ${600 - i * 34}q${36 + i * 10} ${62 + i * 34} 0 ${124 + i * 68}`, p.a, 10, { 'stroke-linecap': 'round', opacity: 1 - i * 0.25 })));
  return s.toSvg();
}

/** A parcel, the way there and the way it did not take. */
export function cashOnDelivery(): string {
  const { s, p } = createStage('coral', 'diamond');
  const card = ['#e9b27a', '#c98a52', '#a86c3c'];
  s.add(stroke('M90 820C260 560 420 700 520 620', p.c, 8, { 'stroke-dasharray': '3 24', 'stroke-linecap': 'round' }), stroke('M1080 620C1200 720 1320 560 1500 300', p.c, 8, { 'stroke-dasharray': '3 24', 'stroke-linecap': 'round' }));
  s.add(ellipse(800, 800, 380, 70, '#05030c', { opacity: 0.55, filter: s.blur(24) }));
  s.add(polygon([[800, 300], [1110, 440], [800, 590], [490, 440]], card[0] ?? ''), polygon([[490, 440], [800, 590], [800, 850], [490, 700]], card[1] ?? ''), polygon([[1110, 440], [800, 590], [800, 850], [1110, 700]], card[2] ?? ''));
  s.add(polygon([[632, 376], [700, 345], [1012, 488], [944, 520]], '#f6dcb6', { opacity: 0.85 }), polygon([[944, 520], [1012, 488], [1012, 580], [944, 612]], '#e6c391', { opacity: 0.85 }));
  s.add(at(540, 560, group({ transform: 'skewY(25.8)' }, rect(0, 0, 170, 110, '#fff6e8', { rx: 8 }), rect(16, 18, 92, 14, '#4a2b20', { rx: 7 }), rect(16, 44, 130, 10, '#c7a98c', { rx: 5 }), rect(16, 64, 110, 10, '#c7a98c', { rx: 5 }), rect(16, 86, 60, 10, p.a, { rx: 5 }))));
  s.add(path('M1320 210c0 -70 50 -110 100 -110s100 40 100 110c0 80 -100 170 -100 170s-100 -90 -100 -170z', s.linear([[0, p.b], [1, p.a]])), circle(1420, 206, 40, p.ground), at(240, 380, circle(0, 0, 92, '#ffd166'), circle(0, 0, 74, 'none', { stroke: '#b8801e', 'stroke-width': 5 }), text('₹', 0, 38, { size: 106, fill: '#7a4d0c', weight: 600, anchor: 'middle' })));
  return s.toSvg();
}

/** A length of cloth in folds, the coin laid on it for scale. */
export function productPages(): string {
  const { s, p } = createStage('violet', 'arch');
  const reds = ['#7c1733', '#a3203f', '#cf3350', '#ea5a67', '#cf3350', '#9c1d3c', '#c12d4b', '#e8505f', '#a3203f', '#7c1733'];
  const folds = reds.map((colour, i) => {
    const x = 400 + i * 80;
    return path(`M${x} 120C${x + 20} 300 ${x - 26} 520 ${x - 10} 820Q${x + 34} ${i % 2 ? 880 : 846} ${x + 76} 820C${x + 62} 520 ${x + 104} 300 ${x + 82} 120Z`, s.linear([[0, colour], [0.5, mix(colour, '#ffffff', 0.08)], [1, mix(colour, '#1a0616', 0.4)]], [0, 0, 1, 0.2]));
  });
  const border = reds.map((_, i) => repeat(3, (k) => polygon([[430 + i * 80, 690 + k * 44 - 18], [448 + i * 80, 690 + k * 44], [430 + i * 80, 690 + k * 44 + 18], [412 + i * 80, 690 + k * 44]], k === 1 ? '#ffe0b5' : '#f5b342', { opacity: 0.95 })));
  s.add(rect(340, 104, 920, 26, s.linear([[0, '#d9a066'], [1, '#8a5a30']]), { rx: 13 }), ...folds, ...border);
  s.add(stroke('M392 652H1198M392 814H1198', '#f5b342', 7, { opacity: 0.9 }), circle(984, 460, 72, '#02030a', { opacity: 0.4, filter: s.blur(14), transform: 'translate(8 16)' }), circle(984, 460, 66, '#e9c877'), circle(984, 460, 46, '#cfd6df'), text('10', 984, 477, { size: 46, fill: '#59606c', weight: 600, anchor: 'middle' }));
  return s.toSvg();
}

/** Numbered invoices without a gap. */
export function gstInvoices(): string {
  const { s, p } = createStage('azure', 'disc');
  const sheet = (i: number) => {
    const fill = s.linear([[0, '#ffffff'], [1, mix('#ffffff', p.a, 0.2)]]);
    return group(
      { transform: `translate(${330 + i * 190} ${180 + (i % 2) * 40}) rotate(${-8 + i * 4} 190 300)` },
      rect(10, 18, 380, 540, '#02060f', { rx: 18, opacity: 0.5, filter: s.blur(18) }),
      rect(0, 0, 380, 540, fill, { rx: 18 }),
      rect(0, 0, 380, 92, [p.a, '#6f86ff', p.b, '#ffb87a'][i] ?? p.a, { rx: 18 }),
      rect(0, 60, 380, 32, [p.a, '#6f86ff', p.b, '#ffb87a'][i] ?? p.a),
      text(String(117 + i), 34, 66, { size: 50, fill: '#08203c', weight: 600 }),
      repeat(5, (k) => rect(34, 132 + k * 46, [170, 130, 190, 150, 110][k] ?? 120, 14, '#b9c8da', { rx: 7 }) + rect(280, 132 + k * 46, 66, 14, '#b9c8da', { rx: 7 })),
      line(34, 372, 346, 372, '#8aa0b8', 3, { 'stroke-dasharray': '7 7' }),
      rect(34, 404, 110, 16, '#6b839c', { rx: 8 }),
      rect(230, 396, 116, 34, '#08203c', { rx: 10 }),
      rect(34, 446, 82, 14, alpha('#6b839c', 0.6), { rx: 7 }),
    );
  };
  s.add(repeat(4, sheet), circle(1320, 720, 84, p.b), stroke('M1282 722l28 30l52 -60', '#08203c', 16, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }));
  return s.toSvg();
}
