import {
  clampChroma,
  formatHex,
  interpolate,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode,
  wcagContrast,
} from 'culori/fn';

/** Lightness 0 to 1, chroma from 0, hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

useMode(modeRgb);
useMode(modeLrgb);
useMode(modeOklab);
const toModel = useMode(modeOklch);

/** @throws Error for a text that is no colour */
export function toOklch(hex: string): Oklch {
  const color = toModel(hex);
  if (color === undefined) throw new Error(`No colour: ${hex}`);
  return { l: color.l, c: color.c, h: color.h ?? 0 };
}

/** The nearest colour of the same lightness and hue that a screen can show. */
export function toHex({ l, c, h }: Oklch): string {
  const lightness = Math.min(1, Math.max(0, l));
  return formatHex(clampChroma({ mode: 'oklch', l: lightness, c, h }, 'oklch', 'rgb'));
}

/** What a colour that lets its ground through, `#rrggbbaa`, looks like on an opaque one. */
export function layered(color: string, ground: string): string {
  const alpha = parseInt(color.slice(7), 16) / 255;
  return formatHex(interpolate([ground, color.slice(0, 7)], 'rgb')(alpha));
}

/** WCAG 2.2, 1 to 21. */
export function contrast(one: string, other: string): number {
  return wcagContrast(one, other);
}
