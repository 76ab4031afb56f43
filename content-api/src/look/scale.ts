import { contrast, toHex, toOklch } from './oklch.ts';

/** A colour that another one must contrast with, and the least ratio. */
export interface Demand {
  from: string;
  ratio: number;
}

/** Halvings of a range of lightness: closer than a screen can show. */
const halvings = 10;

/**
 * A shade of a chosen colour that stands to it as `shade` stands to `base` in the look that comes with the site: as much
 * lighter and as far round the circle of hues. It is no more vivid than it is there, nor than the chosen colour; and light
 * shades are not lighter than there, unless the chosen colour is.
 */
export function shadeOf(chosen: string, { base, shade }: { base: string; shade: string }): string {
  if (chosen === base) return shade;
  const [to, from, one] = [chosen, base, shade].map(toOklch) as [Lch, Lch, Lch];
  const lightness = to.l + one.l - from.l;
  const l = one.l > from.l ? Math.min(lightness, Math.max(to.l, one.l)) : lightness;
  return toHex({ l, c: Math.min(to.c, one.c), h: to.h + one.h - from.h });
}

type Lch = ReturnType<typeof toOklch>;

/** The same colour, if it meets the demands; else the next lighter, or darker, one that does. @default lighter */
export function reach(
  hex: string,
  demands: readonly Demand[],
  way: 'lighter' | 'darker' = 'lighter',
): string {
  const meets = (color: string) => demands.every(({ from, ratio }) => contrast(color, from) >= ratio);
  if (meets(hex)) return hex;
  const start = toOklch(hex);
  const end = way === 'lighter' ? 1 : 0;
  let found = toHex({ ...start, l: end });
  let [fails, passes] = [start.l, end];
  for (let count = 0; count < halvings; count += 1) {
    const l = (fails + passes) / 2;
    const color = toHex({ ...start, l });
    if (meets(color)) [passes, found] = [l, color];
    else fails = l;
  }
  return found;
}
