import { inputSchemaOf, look as lookKind } from '../contract/index.ts';
import { checkColor } from './check-color.ts';
import { colorsOf } from './colors-of.ts';
import { defaultLookColors, grounds, lightGrounds } from './look-colors.ts';
import type { LookColors } from './look-colors.ts';
import { lookColorsOf } from './look-colors-of.ts';
import { contrast, layered, toHex } from './oklch.ts';
import type { ColorRole } from './role-colors.ts';
import { compositionsOf } from './compositions.ts';
import { readyMadeLooks } from './ready-made-looks.ts';
import { fixedRoles, frequentRoles, rareRoles } from './tokens.ts';
import { toneOverPictures } from './tone-over-pictures.ts';

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

/** Twelve hues in five shades each, from nearly white to nearly black and from grey to vivid. */
const sixtyColors = Array.from({ length: 60 }, (_, at) => {
  const [l, c] = [
    [0.95, 0.05],
    [0.78, 0.17],
    [0.62, 0.22],
    [0.45, 0.03],
    [0.22, 0.09],
  ][at % 5] as [number, number];
  return toHex({ l, c, h: Math.floor(at / 5) * 30 });
});

const tintedText = [
  ['primaryText', 'primaryTint'],
  ['textQuiet', 'primaryTint'],
  ['successText', 'successTint'],
  ['dangerText', 'dangerTint'],
  ['warningText', 'warningTint'],
] as const;

/** Pairs that are too close in a look's colours, on surfaces and on tints above them. */
function closePairsOf(look: LookColors): string[] {
  const colors = colorsOf(look);
  const tints = surfaces.flatMap((surface) => [
    ...tintedText.map(([text, tint]) => [text, tint, surface, 4.5] as const),
    ['textSoft', 'primaryTint', surface, 7] as const,
  ]);
  return [
    ...meetings
      .filter(([one, other, needed]) => contrast(colors[one], colors[other]) < needed)
      .map(([one, other]) => `${JSON.stringify(look)}: ${one} on ${other}`),
    ...tints
      .filter(([one, tint, on, needed]) => contrast(colors[one], layered(colors[tint], colors[on])) < needed)
      .map(([one, tint, on]) => `${JSON.stringify(look)}: ${one} on ${tint} on ${on}`),
  ];
}

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

test.each([...grounds, ...lightGrounds])(
  'on %s every pair of sixty primaries and their secondaries can be told apart',
  (ground) => {
    const secondaries = sixtyColors.filter((_, at) => at % 11 === 0);
    const tooClose = sixtyColors.flatMap((primary, at) =>
      secondaries.flatMap((secondary) =>
        closePairsOf({ primary, secondary, tertiary: sixtyColors[(at * 7) % 60] ?? secondary, ground }),
      ),
    );
    expect(tooClose).toEqual([]);
  },
);

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

test('words on the tone over pictures are readable over white and over black, in every look', () => {
  const looks = [
    ...randomLooks(40),
    ...Array.from(randomLooks(42)).map((look, at) => ({ ...look, ground: lightGrounds[at % 3] ?? 'paper' })),
  ];
  for (const look of looks) {
    const colors = colorsOf(look);
    const tone = toneOverPictures(colors);
    for (const picture of ['#ffffff', '#000000']) {
      const ground = layered(tone, picture);
      expect(contrast(colors.text, ground)).toBeGreaterThanOrEqual(7);
      expect(contrast(colors.textSoft, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colors.primaryText, ground)).toBeGreaterThanOrEqual(3);
    }
  }
  // Not more than they need: the picture is to be seen.
  expect(parseInt(toneOverPictures(colorsOf(defaultLookColors)).slice(7), 16)).toBeLessThan(210);
});

test.each(readyMadeLooks.map(({ name, values }) => [name, values] as const))(
  'the ready-made look %s has colours that can be read, and is whole',
  (_name, values) => {
    const whole = inputSchemaOf(lookKind, 'whole');
    expect(whole.safeParse(values).error?.issues).toBeUndefined();
    for (const name of ['primary', 'secondary', 'tertiary'] as const)
      expect(checkColor(lookColorsOf(values), name).nearest).toBe(values[name]);
    expect(Object.keys(values).toSorted()).toEqual(Object.keys(readyMadeLooks[0]?.values ?? {}).toSorted());
  },
);

test('compositions that nobody chose, or that there are none of, are the usual ones', () => {
  const usual = {
    opening: 'headline',
    projects: 'spans',
    cards: 'below',
    caseStudy: 'margin',
    density: 'calm',
  };
  expect(compositionsOf({})).toEqual(usual);
  expect(compositionsOf({ opening: 'sideways', cards: 'over' })).toEqual({ ...usual, cards: 'over' });
});
