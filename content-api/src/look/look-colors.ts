import { palette } from './palette.ts';

/** Casts of the dark ground: a blue night, a neutral grey, a warm brown, or that of the primary colour. */
export const grounds = ['night', 'graphite', 'warm', 'primary'] as const;

/** Casts of the light ground: a warm white, a cool white, or a light brown. */
export const lightGrounds = ['paper', 'snow', 'sand'] as const;

/** Whether pages are dark, light, or as the visitor's system says. */
export const schemes = ['dark', 'light', 'system'] as const;

export type Ground = (typeof grounds)[number];
export type LightGround = (typeof lightGrounds)[number];
export type Scheme = (typeof schemes)[number];

/** The colours that a studio chooses, as `#rrggbb` in lower case. */
export interface ChosenColors {
  /** Colour of buttons and of chosen items. */
  primary: string;
  /** Second colour of words and light. */
  secondary: string;
  /** Third colour of words, and of the focus ring. */
  tertiary: string;
}

export interface DarkLookColors extends ChosenColors {
  ground: Ground;
}

export interface LightLookColors extends ChosenColors {
  ground: LightGround;
}

/** The colours of a look on one of its grounds. */
export type LookColors = DarkLookColors | LightLookColors;

/** The look of a studio that has not chosen another. */
export const defaultLookColors: DarkLookColors = {
  primary: palette.primary600,
  secondary: palette.secondary300,
  tertiary: palette.tertiary300,
  ground: 'night',
};

export function isLight(look: LookColors): look is LightLookColors {
  return lightGrounds.some((one) => one === look.ground);
}
