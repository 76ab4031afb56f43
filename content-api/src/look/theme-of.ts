import type { RoleColors } from './color-roles.ts';
import { colorsOf } from './colors-of.ts';
import { fontFamilies, fontPairOf } from './font-families.ts';
import { lookColorsOf } from './look-colors-of.ts';

/** What a look makes of the design system. */
export interface LookTheme {
  colors: RoleColors;
  /** Families with their stand-ins, as CSS. */
  fonts: { text: string; display: string };
  /** How round corners are: 0 for square ones, 1 for those of the usual look. */
  roundness: number;
}

const roundness: Partial<Record<string, number>> = { square: 0, slight: 0.5, rounder: 1.5 };

/** The theme of a look's record. What is missing or cannot be read is as in the usual look. */
export function themeOf(values: Record<string, unknown>): LookTheme {
  const { text, display } = fontFamilies[fontPairOf(values)];
  return {
    colors: colorsOf(lookColorsOf(values)),
    fonts: { text: stackOf(text), display: stackOf(display) },
    roundness: roundness[String(values.corners)] ?? 1,
  };
}

function stackOf(family: string): string {
  const name = (one: string) => (one.includes(' ') ? `'${one}'` : one);
  return `${name(family)}, '${family} Fallback', system-ui, sans-serif`;
}
