import { palette } from './palette.ts';

/** Casts of the dark ground: a blue night, a neutral grey, a warm brown, or that of the primary colour. */
export const grounds = ['night', 'graphite', 'warm', 'primary'] as const;

/** The colours of a look, as `#rrggbb` in lower case. */
export interface LookColors {
  /** Colour of buttons and of chosen items. */
  primary: string;
  /** Second colour of words and light. */
  secondary: string;
  /** Third colour of words, and of the focus ring. */
  tertiary: string;
  ground: (typeof grounds)[number];
}

/** The look of a studio that has not chosen another. */
export const defaultLookColors: LookColors = {
  primary: palette.primary600,
  secondary: palette.secondary300,
  tertiary: palette.tertiary300,
  ground: 'night',
};
