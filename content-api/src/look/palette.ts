/**
 * Raw colours of the look that a studio has until it chooses another: a night with a cast of blue, and one light for each
 * meaning. Names say a role and a step, never a hue. Components use the roles instead.
 */
export const palette = {
  neutral950: '#070a13',
  neutral900: '#0d111d',
  neutral850: '#151a2a',
  neutral800: '#1c2236',
  neutral600: '#66708f',
  neutral400: '#8f99b5',
  neutral200: '#b9c1d8',
  neutral50: '#f3f5fc',
  /** Between a dialog and the page. */
  neutral1000: '#03050a',
  /** Base colour of hairlines. */
  neutral250: '#96afff',
  primary250: '#6ea0ff',
  primary300: '#82adff',
  /** Base colour of the light behind surfaces. */
  primary400: '#5b9bff',
  /** Chosen by the studio. */
  primary600: '#2962ff',
  primary700: '#1f52e6',
  /** Base colour of the light around a picture. */
  primary900: '#143ca0',
  /** Chosen by the studio. */
  secondary300: '#b9a2ff',
  secondary400: '#a78bfa',
  /** Chosen by the studio. */
  tertiary300: '#62dff0',
  success300: '#5fe09d',
  success400: '#4fdb92',
  danger300: '#ff8f97',
  danger400: '#ff8a93',
  danger600: '#cf2f45',
  danger700: '#b3243a',
  warning300: '#ffc766',
  warning400: '#ffc35c',
  white: '#ffffff',
  black: '#000000',
} as const;

export type Token = keyof typeof palette;
export type Palette = Record<Token, string>;
