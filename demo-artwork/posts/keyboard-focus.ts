import { mix } from '../draw/color.ts';
import { group, rect } from '../draw/svg.ts';
import { text } from '../draw/type.ts';
import { createStage } from './stage.ts';

/** A field of keys in which one is lit. */
export function keyboardFocus(): string {
  const { s, p } = createStage('violet', 'bands');
  const key = (x: number, y: number, w: number, label: string, lit = false) => {
    const face = lit
      ? s.linear([
          [0, '#ffffff'],
          [1, '#ddd2ff'],
        ])
      : s.linear([
          [0, mix(p.raised, '#ffffff', 0.08)],
          [1, p.panel],
        ]);
    return (
      (lit ? rect(x - 16, y - 16, w + 32, 172, 'none', { rx: 42, stroke: p.b, 'stroke-width': 8 }) : '') +
      rect(x, y + 16, w, 140, '#05030f', { rx: 28 }) +
      rect(x, y, w, 140, lit ? mix(p.a, '#ffffff', 0.3) : p.line, { rx: 28 }) +
      rect(x + 8, y + 4, w - 16, 120, face, { rx: 22 }) +
      text(label, x + w / 2, y + 82, {
        size: 42,
        fill: lit ? '#23124a' : p.quiet,
        weight: 600,
        anchor: 'middle',
      })
    );
  };
  const row = (x: number, y: number, labels: string) =>
    [...labels].map((label, i) => key(x + i * 166, y, 148, label)).join('');
  s.add(
    group(
      { transform: 'rotate(-7 800 500)' },
      row(-40, 70, '1234567890'),
      key(-40, 260, 240, 'Tab', false),
      row(220, 260, 'QWERTYUI'),
      row(90, 640, 'ZXCVBNM'),
      key(1260, 640, 330, 'Shift'),
      key(-80, 450, 300, 'Caps'),
      row(240, 450, 'ASDFGH'),
      key(360, 830, 760, ''),
    ),
  );
  s.add(
    group({ transform: 'rotate(-7 800 500)' }, key(-40, 260, 240, ''), key(560, 430, 330, 'Focus', true)),
  );
  return s.toSvg();
}
