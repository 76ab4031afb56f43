/** Entry point `content-api/look`: from what a studio chose to the colours of every role. For servers and the console. */
export { checkColor } from './check-color.ts';
export type { ChosenColor, ColorCheck, ColorPair } from './check-color.ts';
export { compositions, compositionsOf } from './compositions.ts';
export type { CompositionPart, Compositions } from './compositions.ts';
export { fontPairs } from './font-families.ts';
export type { FontFamily, FontPair, LookFonts } from './font-families.ts';
export { lightLookColorsOf, lookColorsOf, schemeOf } from './look-colors-of.ts';
export type { LookColors, Scheme } from './look-colors.ts';
export { letterSets, ownFontsOf } from './own-fonts.ts';
export type { LetterSet, OwnFont, StandIn } from './own-fonts.ts';
export { ornamentsOf } from './ornaments-of.ts';
export type { Ornaments } from './ornaments-of.ts';
export { readColor } from './read-color.ts';
export { bothThemesOf, themeOf } from './theme-of.ts';
export type { LookTheme } from './theme-of.ts';
export { readyMadeLooks } from './ready-made-looks.ts';
export { toneOverPictures } from './tone-over-pictures.ts';
