import { alpha, mix } from '../draw/color.ts';
import { circle, path, rect, repeat, stroke } from '../draw/svg.ts';
import { createStage } from './stage.ts';

/** Fields stretched like a net below a falling mark. */
export function forgivingForms(): string {
  const { s, p } = createStage('azure', 'arch');
  const field = (y: number, sag: number, fill: string) =>
    path(
      `M470 ${y}Q800 ${y + sag} 1130 ${y}Q1150 ${y + 2} 1150 ${y + 24}V${y + 72}Q1150 ${y + 96} 1130 ${y + 98}Q800 ${y + 98 + sag} 470 ${y + 98}Q450 ${y + 96} 450 ${y + 72}V${y + 24}Q450 ${y + 2} 470 ${y}Z`,
      fill,
      { stroke: alpha('#ffffff', 0.5), 'stroke-width': 3 },
    );
  const glass = (share: number) =>
    s.linear([
      [0, mix(p.ground, p.a, share)],
      [1, mix(p.ground, p.a, share * 0.6)],
    ]);
  s.add(
    field(
      390,
      170,
      s.linear([
        [0, p.b],
        [1, mix(p.b, p.ground, 0.4)],
      ]),
    ),
    field(600, 90, glass(0.6)),
    field(760, 40, glass(0.42)),
  );
  s.add(
    repeat(3, (i) =>
      rect(520, 652 + i * 148 - (i === 2 ? 1000 : 0), 150, 18, alpha('#ffffff', 0.6), { rx: 9 }),
    ),
  );
  s.add(
    stroke('M800 60V210', p.c, 8, { 'stroke-dasharray': '3 22', 'stroke-linecap': 'round' }),
    circle(800, 372, 106, '#ff7a7a'),
    stroke('M762 334l76 76M838 334l-76 76', '#ffffff', 20, { 'stroke-linecap': 'round' }),
  );
  s.add(
    circle(1070, 690, 30, p.b),
    stroke('M1056 690l10 12l20 -24', '#06263a', 8, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }),
    circle(1070, 826, 30, p.b),
    stroke('M1056 826l10 12l20 -24', '#06263a', 8, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }),
  );
  return s.toSvg();
}
