import { colorsOf } from './colors-of.ts';
import { fontsOf } from './font-families.ts';
import type { LookFonts } from './font-families.ts';
import { headlinesOf } from './headlines-of.ts';
import type { Headlines } from './headlines-of.ts';
import { darkLookColorsOf, lightLookColorsOf, lookColorsOf, schemeOf } from './look-colors-of.ts';
import type { Scheme } from './look-colors.ts';
import type { RoleColors } from './role-colors.ts';

/** What a look makes of the design system. */
export interface LookTheme {
  scheme: Scheme;
  /** Of its scheme; of a dark page where the system decides. */
  colors: RoleColors;
  /** Those of a light page, where both are needed. */
  lightColors?: RoleColors;
  /** Families of headings and of text. */
  fonts: LookFonts;
  headlines: Headlines;
  /** How round corners are: 0 for square ones, 1 for those of the usual look. */
  roundness: number;
}

const roundness: Partial<Record<string, number>> = { square: 0, slight: 0.5, rounder: 1.5 };

/** The theme of a look's record. What is missing or cannot be read is as in the usual look. */
export function themeOf(values: Record<string, unknown>): LookTheme {
  const scheme = schemeOf(values);
  return {
    scheme,
    colors: colorsOf(lookColorsOf(values)),
    ...(scheme === 'system' && { lightColors: colorsOf(lightLookColorsOf(values)) }),
    fonts: fontsOf(values),
    headlines: headlinesOf(values),
    roundness: roundness[String(values.corners)] ?? 1,
  };
}

/** The same with the colours of dark and of light pages, whatever its scheme: people choose theirs in the console. */
export function bothThemesOf(values: Record<string, unknown>): Required<LookTheme> {
  return {
    ...themeOf(values),
    colors: colorsOf(darkLookColorsOf(values)),
    lightColors: colorsOf(lightLookColorsOf(values)),
  };
}
