/** Entry point `content-api/look`: from the colours that a studio chose to those of every role. For servers and the console. */
export { checkColor } from './check-color.ts';
export type { ChosenColor, ColorCheck, ColorPair } from './check-color.ts';
export { colorsOf } from './colors-of.ts';
export { contrast } from './oklch.ts';
export { defaultLookColors, grounds } from './look-colors.ts';
export type { LookColors } from './look-colors.ts';
