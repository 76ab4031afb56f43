import { checkColor } from './check-color.ts';
import { colorsOf } from './colors-of.ts';
import { defaultLookColors, grounds } from './look-colors.ts';
import type { LookColors } from './look-colors.ts';
import { contrast } from './oklch.ts';
import type { ColorRole } from './role-colors.ts';
import { fixedRoles, frequentRoles, rareRoles } from './tokens.ts';

const surfaces = ['background', 'surface', 'raised', 'hover'] as const;
const readable = ['textQuiet', 'primaryText', 'secondaryText', 'tertiaryText', 'successText'] as const;
const meetings: (readonly [ColorRole, ColorRole, number])[] = [
  ...surfaces.flatMap((surface) => [
    ...(['text', 'textSoft'] as const).map((role) => [role, surface, 7] as const),
    ...[...readable, 'dangerText' as const, 'warningText' as const].map(
      (role) => [role, surface, 4.5] as const,
    ),
    ...(['control', 'focus'] as const).map((role) => [role, surface, 3] as const),
  ]),
  ['onFill', 'primary', 4.5],
  ['onFill', 'primaryHover', 4.5],
  ['onDanger', 'danger', 4.5],
  ['onDanger', 'dangerHover', 4.5],
  ['primary', 'background', 3],
  ['primary', 'raised', 3],
];

/** The same colours in each run. */
function* randomLooks(count: number): Generator<LookColors> {
  let seed = 20_261_124;
  const random = () => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
  const color = () =>
    `#${Math.floor(random() * 0xffffff)
      .toString(16)
      .padStart(6, '0')}`;
  for (let at = 0; at < count; at += 1)
    yield {
      primary: color(),
      secondary: color(),
      tertiary: color(),
      ground: grounds[at % grounds.length] ?? 'night',
    };
}

test('the look that comes with the site has the colours of the design system', () => {
  expect(colorsOf(defaultLookColors)).toEqual({ ...frequentRoles, ...rareRoles, ...fixedRoles });
  for (const name of ['primary', 'secondary', 'tertiary'] as const)
    expect(checkColor(defaultLookColors, name)).toMatchObject({
      passes: true,
      nearest: defaultLookColors[name],
    });
});

test('whatever colours are chosen, every pair that meets on a page can be told apart', () => {
  const tooClose = [...randomLooks(200)].flatMap((look) => {
    const colors = colorsOf(look);
    return meetings
      .filter(([one, other, needed]) => contrast(colors[one], colors[other]) < needed)
      .map(([one, other]) => `${JSON.stringify(look)}: ${one} on ${other}`);
  });
  expect(tooClose).toEqual([]);
});

test('a colour that fails is offered the nearest one that passes', () => {
  let failed = 0;
  for (const look of randomLooks(60)) {
    for (const name of ['primary', 'secondary', 'tertiary'] as const) {
      const { passes, nearest, pairs } = checkColor(look, name);
      expect(pairs.every((pair) => pair.passes)).toBe(passes);
      if (passes) expect(nearest).toBe(look[name]);
      else failed += 1;
      expect(checkColor({ ...look, [name]: nearest }, name).passes).toBe(true);
    }
  }
  expect(failed).toBeGreaterThan(30);
});

test('a colour that passes is used as it was chosen, with words that can be read on it', () => {
  const orange = { ...defaultLookColors, primary: '#ff7a1a' };
  expect(colorsOf(orange)).toMatchObject({ primary: '#ff7a1a', onFill: '#03050a' });
  expect(checkColor({ ...orange, primary: '#1b1f3b' }, 'primary').passes).toBe(false);
});
