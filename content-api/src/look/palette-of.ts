import type { DarkLookColors, Ground } from './look-colors.ts';
import { contrast, layered, toHex, toOklch } from './oklch.ts';
import { palette as usual } from './palette.ts';
import type { Palette, Token } from './palette.ts';
import { reach, shadeOf } from './scale.ts';
import { primaryTintAlpha, sheer } from './sheer.ts';

/** Contrast that WCAG asks for. */
export const ratios = { body: 7, text: 4.5, boundary: 3 } as const;

const neutrals = (Object.keys(usual) as Token[]).filter((name) => name.startsWith('neutral'));

/** The raw colours of a dark look. What is read is always readable: shades of the chosen colours are lightened until it is. */
export function paletteOf(look: DarkLookColors): Palette {
  const grounds = neutralsOf(look);
  const surfaces = [grounds.neutral950, grounds.neutral900, grounds.neutral850, grounds.neutral800];
  const lightened = (hex: string, ratio: number, from: readonly string[]) =>
    reach(
      hex,
      from.map((one) => ({ from: one, ratio })),
    );
  const readable = (hex: string, ratio: number) => lightened(hex, ratio, surfaces);
  const fill = reach(
    look.primary,
    [grounds.neutral950, grounds.neutral850].map((from) => ({ from, ratio: ratios.boundary })),
  );
  const primary = (name: Token) => shadeOf(look.primary, { base: usual.primary600, shade: usual[name] });
  const primary250 = primary('primary250');
  const tints = surfaces.map((one) => layered(sheer(primary250, primaryTintAlpha), one));
  const readableOnTint = (hex: string, ratio: number) => lightened(hex, ratio, [...surfaces, ...tints]);
  const secondary = { base: usual.secondary300, shade: usual.secondary400 };
  return {
    ...usual,
    ...grounds,
    neutral600: readable(grounds.neutral600, ratios.boundary),
    neutral400: readableOnTint(grounds.neutral400, ratios.text),
    neutral200: readableOnTint(grounds.neutral200, ratios.body),
    neutral50: readable(grounds.neutral50, ratios.body),
    primary250,
    primary300: readableOnTint(primary('primary300'), ratios.text),
    primary400: primary('primary400'),
    primary600: fill,
    primary700: hoverOf(fill),
    primary900: primary('primary900'),
    secondary300: readable(look.secondary, ratios.text),
    secondary400: shadeOf(look.secondary, secondary),
    tertiary300: readable(look.tertiary, ratios.text),
  };
}

/** White where it can be read on the primary colour, else the darkest ground. */
export function onFillOf(primary: string): string {
  return contrast(usual.white, primary) >= ratios.text ? usual.white : usual.neutral1000;
}

/** The primary colour under the pointer: a little darker under white words, a little lighter under dark ones. */
export function hoverOf(primary: string): string {
  const darker = shadeOf(primary, { base: usual.primary600, shade: usual.primary700 });
  if (contrast(usual.white, primary) >= ratios.text) return darker;
  const color = toOklch(primary);
  return toHex({ ...color, l: color.l + toOklch(usual.primary600).l - toOklch(usual.primary700).l });
}

/** The night's greys, in the cast of the chosen ground. */
function neutralsOf({ ground, primary }: DarkLookColors): Palette {
  if (ground === 'night') return usual;
  const cast = castOf(ground, primary);
  const changed = neutrals.map((name) => {
    const { l, c } = toOklch(usual[name]);
    return [name, toHex({ l, c: c * cast.vividness, h: cast.hue })];
  });
  return { ...usual, ...(Object.fromEntries(changed) as Partial<Palette>) };
}

function castOf(ground: Exclude<Ground, 'night'>, primary: string) {
  if (ground === 'graphite') return { hue: 260, vividness: 0.12 };
  if (ground === 'warm') return { hue: 60, vividness: 0.5 };
  const { c, h } = toOklch(primary);
  return { hue: h, vividness: c > 0.03 ? 0.8 : 0 };
}
