/** @jest-environment node */
import { roles } from './roles.ts';
import type { ColorRole } from './roles.ts';

const surfaces: ColorRole[] = ['background', 'surface', 'raised', 'hover'];

it.each(['text', 'textSoft'] as const)('%s reaches AAA on every surface', (role) => {
  for (const surface of surfaces) expect(contrast(role, surface)).toBeGreaterThanOrEqual(7);
});

it.each([
  'textQuiet',
  'primaryText',
  'secondaryText',
  'tertiaryText',
  'successText',
  'dangerText',
  'warningText',
] as const)('%s reaches AA on every surface', (role) => {
  for (const surface of surfaces) expect(contrast(role, surface)).toBeGreaterThanOrEqual(4.5);
});

it.each([
  ['onFill', 'primary'],
  ['onFill', 'primaryHover'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
] as const)('%s on %s reaches AA', (words, fill) => {
  expect(contrast(words, fill)).toBeGreaterThanOrEqual(4.5);
});

it.each(['control', 'focus', 'primaryText'] as const)('%s is seen as a boundary on every surface', (role) => {
  for (const surface of surfaces) expect(contrast(role, surface)).toBeGreaterThanOrEqual(3);
});

it('tells the surfaces apart by going up in light', () => {
  const lights = surfaces.map((surface) => luminance(roles[surface]));
  expect(lights).toEqual([...lights].sort((a, b) => a - b));
});

/** WCAG 2.2, contrast ratio. */
function contrast(one: ColorRole, other: ColorRole): number {
  const [light, dark] = [luminance(roles[one]), luminance(roles[other])].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
