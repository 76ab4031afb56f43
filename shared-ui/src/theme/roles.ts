import { palette } from './tokens/palette.ts';

/** What each colour is for. The keys are also the names of the custom properties, `--c-…`. */
export const roles = {
  bg: palette.ink950,
  surface: palette.ink900,
  raised: palette.ink850,
  hover: palette.ink800,
  line: 'rgb(150 175 255/.13)',
  lineStrong: 'rgb(150 175 255/.28)',
  /** Boundary of a control: 3:1 against every surface. */
  control: palette.mist600,
  text: palette.mist50,
  muted: palette.mist200,
  subtle: palette.mist400,
  primary: palette.blue400,
  primaryBright: palette.blue300,
  primaryFill: palette.blue600,
  primaryFillHover: palette.blue700,
  primaryTint: 'rgb(110 160 255/.13)',
  onFill: palette.white,
  secondary: palette.violet400,
  tertiary: palette.cyan400,
  success: palette.green400,
  successTint: 'rgb(79 219 146/.12)',
  danger: palette.red400,
  dangerFill: palette.red600,
  dangerFillHover: palette.red700,
  dangerTint: 'rgb(255 138 147/.12)',
  warning: palette.amber400,
  warningTint: 'rgb(255 195 92/.12)',
  focus: palette.cyan400,
} as const;

export type ColorRole = keyof typeof roles;
