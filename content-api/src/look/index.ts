/** Entry point `content-api/look`: from the colours that a studio chose to those of every role. For servers and the console. */
export { checkColor } from './check-color.ts';
export type { ChosenColor, ColorCheck, ColorPair } from './check-color.ts';
export { colorsOf } from './colors-of.ts';
export { contrast } from './oklch.ts';
export { defaultLookColors, grounds } from './look-colors.ts';
export type { LookColors } from './look-colors.ts';
export { lookColorsOf } from './look-colors-of.ts';
export { fontPairOf } from './font-families.ts';
export type { FontFamily, FontPairName } from './font-families.ts';
export { fontFamilies } from './font-families.ts';
export { themeOf } from './theme-of.ts';
export type { LookTheme } from './theme-of.ts';
export { mailColorOf } from './mail-color-of.ts';
