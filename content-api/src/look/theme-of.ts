import { colorsOf } from './colors-of.ts';
import { fontPairOf } from './font-families.ts';
import type { FontPair } from './font-families.ts';
import { lookColorsOf } from './look-colors-of.ts';
import type { RoleColors } from './role-colors.ts';

/** What a look makes of the design system. */
export interface LookTheme {
  colors: RoleColors;
  /** Families of headings and of text. */
  fonts: FontPair;
  /** How round corners are: 0 for square ones, 1 for those of the usual look. */
  roundness: number;
}

const roundness: Partial<Record<string, number>> = { square: 0, slight: 0.5, rounder: 1.5 };

/** The theme of a look's record. What is missing or cannot be read is as in the usual look. */
export function themeOf(values: Record<string, unknown>): LookTheme {
  return {
    colors: colorsOf(lookColorsOf(values)),
    fonts: fontPairOf(values),
    roundness: roundness[String(values.corners)] ?? 1,
  };
}
