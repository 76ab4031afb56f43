import { palette } from './tokens/palette.ts';

/**
 * What each colour is for, as plain values. Styles take them from `theme.colors`.
 */
export const roles = {
  background: palette.ink950,
  surface: palette.ink900,
  raised: palette.ink850,
  hover: palette.ink800,
  border: 'rgb(150 175 255/.13)',
  borderStrong: 'rgb(150 175 255/.28)',
  /** Boundary of a control: 3:1 against every surface. */
  control: palette.mist600,
  text: palette.mist50,
  /** Body text. */
  textSoft: palette.mist200,
  /** What may be overlooked: dates, hints. */
  textQuiet: palette.mist400,
  /** Fill under `onFill`. */
  primary: palette.blue600,
  primaryHover: palette.blue700,
  /** Text, icons and lines on a surface. */
  primaryText: palette.blue300,
  primaryTint: 'rgb(110 160 255/.12)',
  onFill: palette.white,
  secondaryText: palette.violet300,
  tertiaryText: palette.cyan300,
  successText: palette.green300,
  successTint: 'rgb(79 219 146/.12)',
  danger: palette.red600,
  dangerHover: palette.red700,
  dangerText: palette.red300,
  dangerTint: 'rgb(255 138 147/.12)',
  warningText: palette.amber300,
  warningTint: 'rgb(255 195 92/.12)',
  focus: palette.cyan300,
  /** Light behind large surfaces: one moment a page. */
  primaryGlow: 'rgb(91 155 255/.19)',
  secondaryGlow: 'rgb(167 139 250/.16)',
  /** Light around the one picture that matters. */
  halo: 'rgb(20 60 160/.5)',
  /** Upper edge of a raised surface, and of a fill. */
  sheen: 'rgb(255 255 255/.035)',
  fillSheen: 'rgb(255 255 255/.18)',
  /** Ground of a bar that the page shines through. */
  veil: 'rgb(7 10 19/.78)',
  /** Between a dialog and the page. */
  backdrop: 'rgb(3 5 10/.72)',
  shade: 'rgb(0 0 0/.6)',
} as const;

export type ColorRole = keyof typeof roles;
